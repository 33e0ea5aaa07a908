/** Checks the Dutch of site, CMS, mails and demo fair: everybody is addressed as "u". */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../running/paths.ts'
import { lineAt, withoutComments } from './source-lines.ts'

const SOURCES = '{site/{app,server},cms/{src,seed},contract/src}/**/*.{ts,tsx,json}'

/** Tests, and lists of words rather than texts. */
const isLeftOut = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || path.endsWith('/search/engine/stop-words.ts')

const INFORMAL = /(?<![\p{L}\d_$.-])(?:je|jij|jou|jouw|jullie|jezelf)(?![\p{L}\d_$:(=-])/giu

/** The lines of a source that address somebody informally, each with its word. */
export const informalWords = (path: string, source: string): readonly string[] => {
  const text = withoutComments(source)
  return [...text.matchAll(INFORMAL)].map(
    ({ 0: word, index }) => `${path}:${lineAt(text, index)}: write "u", not "${word}"`,
  )
}

/** Checks every source that holds Dutch texts. */
export const checkWording = async (): Promise<readonly string[]> => {
  const problems: string[] = []
  for await (const path of glob(SOURCES, { cwd: root })) {
    if (isLeftOut(path)) continue
    problems.push(...informalWords(path, readFileSync(join(root, path), 'utf8')))
  }
  return problems
}
