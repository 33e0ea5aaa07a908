/** The tests that a change can affect, by their imports and `About:` lines. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readFiles, type TestFile } from './about.ts'
import { root } from './paths.ts'
import { type Choice, candidatesOf, firstThatFit, OF_TESTS, TEST_FILE } from './test-candidates.ts'
import { secondsOf } from './test-seconds.ts'

/** The files and tests to choose from. */
export interface Project {
  /** Test files of the CMS and the browser, and their helpers. */
  readonly tests: readonly TestFile[]
  /** The pages of the site. */
  readonly routes: readonly TestFile[]
  /** How long a test file takes. */
  readonly seconds: (file: TestFile) => number
}

export interface ChangedTests {
  /** Files whose unit tests, and those of all that imports them, are to be run. */
  readonly related: readonly string[]
  /** Test files of the CMS. */
  readonly cms: readonly Choice[]
  /** Files of browser tests. */
  readonly browser: readonly Choice[]
  /** Routes of the site whose pages browser tests look at. */
  readonly routes: readonly string[]
  /** Test files that are about it too, and take longer than one waits for. */
  readonly left: readonly Choice[]
}

/** The smoke tests of the parts that all requests of the CMS or the site use. */
const SMOKE = {
  cms: ['cms/tests/permissions.test.ts', 'cms/tests/unreadable-requests.test.ts'],
  browser: ['e2e/smoke.phone.spec.ts'],
} as const

/** Files that everything depends on. */
const OF_ALL = /^(?:(?:package|package-lock|tsconfig)\.json|vitest\.config\.ts)$/
const OF_CMS = /^(?:cms\/(?:src|config|database)|contract)\//
const OF_SITE = /^site\//
const ROUTES = 'site/app/routes'

/**
 * How many seconds of tests a changed file selects, besides the first one. Browser tests run two at
 * a time. A source of the CMS costs a build and another demo fair first, and demo data that fair
 * alone.
 */
const SECONDS = {
  cms: 30,
  browser: 40,
  browserBesidePages: 20,
  browserAfterFilling: 20,
  browserAfterBuilding: 0,
}

/** Maximum of pages for a file that is part of them. */
const MAX_ROUTES = 2

const isCode = (path: string) => /\.(ts|tsx|mts|mjs|json|css)$/.test(path)
/** Tests beside the code, which nothing else is made of. */
const isUnitTest = (path: string) => TEST_FILE.test(path) && !OF_TESTS.test(path)
const isCmsTest = (path: string) => path.startsWith('cms/')
const isBrowserTest = (path: string) => /^e2e\/[^/]+$/.test(path)

/**
 * How many seconds of browser tests a changed file picks.
 * @param pages routes whose pages are looked at as well
 */
function browserSeconds(changed: string, pages: readonly string[]): number {
  if (OF_CMS.test(changed)) return SECONDS.browserAfterBuilding
  if (changed.startsWith('cms/seed/')) return SECONDS.browserAfterFilling
  return pages.length > 0 ? SECONDS.browserBesidePages : SECONDS.browser
}

/**
 * The smoke tests of a changed file's parts.
 * @param isVisited whether other browser tests are about it
 */
function smokeOf(changed: string, isVisited: boolean): readonly Choice[] {
  const reason = 'goes through all of it'
  const choose = (files: readonly string[]) => files.map((file) => ({ file, reason }))
  const ofAll = OF_ALL.test(changed)
  return [
    ...(ofAll || OF_CMS.test(changed) ? choose(SMOKE.cms) : []),
    ...(ofAll || (OF_SITE.test(changed) && !isVisited) ? choose(SMOKE.browser) : []),
  ]
}

/** The names of the routes that a changed file is, or is a part of. */
function routesOf(changed: string, routes: readonly TestFile[]): readonly string[] {
  const isPart = ({ path, text }: TestFile) =>
    path === changed || text.includes(`'${changed.replace('site/app/', '~/')}'`)
  const names = routes
    .filter(isPart)
    .map(({ path }) => path.slice(ROUTES.length + 1).replace(/\.tsx$/, ''))
  return names.slice(0, MAX_ROUTES)
}

/** The choices of a file each, with the first reason. */
const withoutRepeats = (choices: readonly Choice[]): readonly Choice[] =>
  [
    ...new Map(choices.toReversed().map(({ file, reason }) => [file, { file, reason }])).values(),
  ].toReversed()

/** Chooses among the tests of the project. */
export function testsOf(
  changed: readonly string[],
  { tests, routes, seconds }: Project,
): ChangedTests {
  const code = changed.filter(isCode)
  const tested = code.filter((path) => !isUnitTest(path))
  const chosen: Choice[] = []
  const candidates: Choice[] = []
  const chosenPages = new Set<string>()
  for (const path of tested) {
    const found = candidatesOf(path, tests, seconds)
    const pages = routesOf(path, routes)
    for (const page of pages) chosenPages.add(page)
    const ofCms = found.filter(({ file }) => isCmsTest(file))
    const ofBrowser = found.filter(({ file }) => isBrowserTest(file))
    candidates.push(...found)
    chosen.push(
      ...firstThatFit(ofCms, SECONDS.cms),
      ...firstThatFit(ofBrowser, browserSeconds(path, pages)),
      ...smokeOf(path, ofBrowser.length > 0),
    )
  }
  const choices = withoutRepeats(chosen)
  const files = new Set(choices.map(({ file }) => file))
  return {
    related: code.filter((path) => !path.startsWith('e2e/')),
    cms: choices.filter(({ file }) => isCmsTest(file)),
    browser: choices.filter(({ file }) => isBrowserTest(file)),
    routes: [...chosenPages],
    left: withoutRepeats(candidates.filter(({ file }) => !files.has(file))),
  }
}

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that differ from a commit; those that git does not know yet, and deleted ones, included. */
export const changedFiles = (commit: string): readonly string[] => [
  ...git('diff', '--name-only', '--no-renames', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** The tests and pages of the project. */
export const readProject = (): Omit<Project, 'seconds'> => ({
  tests: readFiles(['cms/tests/*.ts', 'e2e/{.,harness,firefox}/*.ts', 'identity/*.spec.ts']),
  routes: readFiles([`${ROUTES}/*.tsx`]),
})

/** The tests that changed files can touch. */
export function findChangedTests(changed: readonly string[]): ChangedTests {
  const tests = testsOf(changed, { ...readProject(), seconds: secondsOf() })
  return { ...tests, related: tests.related.filter((path) => existsSync(join(root, path))) }
}
