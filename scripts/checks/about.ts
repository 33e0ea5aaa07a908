/**
 * Checks what the tests of the CMS and the browser say that they are about (scripts/running/about.ts), since
 * `npm run test:changed` chooses them by it: each says something, all of it is there, and every folder of code
 * has tests.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { declaredPaths, isAbout, readFiles, TEST_FILES, type TestFile } from '../running/about.ts'
import { root } from '../running/paths.ts'

/** Folders whose folders, and files where they hold pages, need tests that are about them. */
const NEED_TESTS = [
  'site/app/features',
  'site/app/routes',
  'site/server',
  'cms/src',
  'contract/src',
]

const UNIT_TEST = /\.test\.tsx?$/
/** Code for tests. */
const FOR_TESTS = /\/test(?:ing)?$/

/** Pages that pass on what a folder with unit tests of its own makes. */
const PASS_ON: Readonly<Record<string, string>> = {
  'site/app/routes/concept-comparison-file.ts': 'site/app/features/exhibitors/comparison',
  'site/app/routes/register-group-confirm.tsx': 'site/app/features/group',
  'site/app/routes/register-invitation.tsx': 'site/app/features/group',
}

/** A path without the ending of its file. */
const withoutEnding = (path: string) => path.replace(/(?:\.test)?\.tsx?$/, '')

/** A folder's own folders, and the pages in it. */
function partsOf(folder: string, paths: readonly string[]): ReadonlySet<string> {
  const inside = paths.filter((path) => path.startsWith(`${folder}/`))
  const names = inside.map((path) => path.slice(folder.length + 1))
  return new Set(
    names
      .filter((name) => name.includes('/') || folder.endsWith('/routes'))
      .map((name) => `${folder}/${name.split('/')[0]}`)
      .filter((part) => !UNIT_TEST.test(part) && !FOR_TESTS.test(part)),
  )
}

/**
 * What is wrong with what tests say that they are about.
 * @param paths all files of the project
 */
export function aboutProblems(
  tests: readonly TestFile[],
  paths: readonly string[],
): readonly string[] {
  const declared = tests.flatMap(({ path, text }) =>
    declaredPaths(text).map((about) => ({ path, about })),
  )
  const unitTests = paths.filter((path) => UNIT_TEST.test(path))
  // What says less than the part itself, as all of the site, does not count as a test of it.
  const isDeclared = (folder: string, part: string) =>
    declared.some(
      ({ about }) =>
        about.startsWith(`${folder}/`) && (isAbout(part, about) || isAbout(about, part)),
    )
  const hasUnitTest = (part: string) =>
    unitTests.some(
      (path) => path.startsWith(`${part}/`) || withoutEnding(path) === withoutEnding(part),
    )
  const isTested = (folder: string, part: string) =>
    isDeclared(folder, part) || hasUnitTest(PASS_ON[part] ?? part)
  return [
    ...tests
      .filter(({ text }) => declaredPaths(text).length === 0)
      .map(({ path }) => `${path}: say in its first line what it is about: // About: <path>, …`),
    ...declared
      .filter(({ about }) => !paths.some((path) => isAbout(about, path)))
      .map(({ path, about }) => `${path}: ${about} is not there; correct its "// About:" line`),
    ...NEED_TESTS.flatMap((folder) =>
      [...partsOf(folder, paths)].filter((part) => !isTested(folder, part)),
    ).map((part) => `${part}: no test is about it; name it in the "// About:" line of one`),
  ]
}

/** Checks the tests of the project. */
export const checkAbout = async (): Promise<readonly string[]> => {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const { stdout } = await promisify(execFile)('git', list, { cwd: root, maxBuffer: 16_000_000 })
  const paths = stdout.split('\n').filter((path) => path && existsSync(join(root, path)))
  return aboutProblems(readFiles(TEST_FILES), paths)
}
