/**
 * The `About:` lines of CMS tests and browser tests. These run built programs, whose imports cannot
 * be followed, so each file names its subjects in its first lines:
 *
 *     // About: site/app/features/photos, site/app/routes/page.tsx, cms/seed/data/albums.ts
 *
 * Paths are of files or folders; `*` at the end takes all paths that begin so.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

export interface TestFile {
  /** Relative to the project. */
  readonly path: string
  readonly text: string
}

/** All files of such tests, the helpers of tests left out. */
export const TEST_FILES: readonly string[] = [
  'cms/tests/*.test.ts',
  'e2e/*.spec.ts',
  'e2e/firefox/*.spec.ts',
  'identity/*.spec.ts',
]

const LINE = /^\/\/ About: (.+)$/gm

/** The paths in the `About:` lines of a test file. */
export const declaredPaths = (text: string): readonly string[] =>
  [...text.matchAll(LINE)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((path) => path.trim())
      .filter(Boolean),
  )

/** Whether a path is, or is in, the declared one. */
export const isAbout = (declared: string, path: string): boolean =>
  declared.endsWith('*')
    ? path.startsWith(declared.slice(0, -1))
    : path === declared || path.startsWith(`${declared}/`)

/** The files of the project whose paths match some patterns, with their text. */
export const readFiles = (patterns: readonly string[]): readonly TestFile[] =>
  globSync([...patterns], { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
