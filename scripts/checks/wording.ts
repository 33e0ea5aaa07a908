/**
 * Checks words: everybody is addressed as "u" in the Dutch of site, CMS, mails and demo fair, and the
 * name and the subject of the demo fair are in its content alone.
 */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../running/paths.ts'
import { lineAt, withoutComments } from './source-lines.ts'

const SOURCES =
  '{site/{app,server,service-worker,public},cms/{src,seed},contract/src}/**/*.{ts,tsx,json,html}'

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

/** The name of the demo fair: another fair must not meet it anywhere. */
const DEMO = /dakwaarts/gi

/** The demo itself, and tests, whose fair has its name. */
const isOfDemo = (path: string): boolean => /^cms\/seed\/|\/test(?:ing)?\//.test(path)

/** The lines of a source that name the demo fair, comments included. */
export const demoNames = (path: string, source: string): readonly string[] =>
  [...source.matchAll(DEMO)].map(
    ({ index }) => `${path}:${lineAt(source, index)}: the demo fair is named; read it from content`,
  )

/** Words of its subject, which pages, mails, documents and the panel of another fair lack too. */
const SUBJECT =
  /\b(?:woningcorporaties?|huurders?|bewoners|wonen|woningen|gevels?|housing(?!-)|dwellings?(?= type))\b/gi

/** What is of housing concepts, which a fair may do without; streets; and words to search by. */
const isOfHousing = (path: string): boolean =>
  /concept|content\/homes|comparison|market\.json|stand-entries|features\/exhibitors\/messages|facade|search\/engine/.test(
    path,
  )

/** The lines of a source whose texts have words of the demo's subject. */
export const demoSubjects = (path: string, source: string): readonly string[] => {
  const text = withoutComments(source)
  return [...text.matchAll(SUBJECT)].map(
    ({ 0: word, index }) =>
      `${path}:${lineAt(text, index)}: "${word}" is of the demo fair; another word, or content`,
  )
}

/** Checks every source that has texts. */
export const checkWording = async (): Promise<readonly string[]> => {
  const problems: string[] = []
  for await (const path of glob(SOURCES, { cwd: root })) {
    if (isLeftOut(path)) continue
    const source = readFileSync(join(root, path), 'utf8')
    problems.push(...informalWords(path, source))
    if (isOfDemo(path)) continue
    problems.push(...demoNames(path, source))
    if (!isOfHousing(path)) problems.push(...demoSubjects(path, source))
  }
  return problems
}
