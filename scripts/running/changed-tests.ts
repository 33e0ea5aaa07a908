/** Which tests a change can touch, by what the files are called and import. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './paths.ts'

export interface ChangedTests {
  /** Files whose unit tests, and those of all that imports them, are to be run. */
  readonly related: readonly string[]
  /** Test files of the CMS. */
  readonly cms: readonly string[]
  /** Files of browser tests. */
  readonly browser: readonly string[]
}

/** What all of the CMS or the site goes through, so that a change of either is looked at there. */
const SMOKE = {
  cms: ['cms/tests/permissions.test.ts', 'cms/tests/unreadable-requests.test.ts'],
  browser: ['e2e/smoke.spec.ts'],
}

/** Files that everything depends on. */
const OF_ALL = /^(?:(?:package|package-lock|tsconfig)\.json|vitest\.config\.ts)$/

/** Parts of paths that say nothing of what it is about, or, as `pages`, too much. */
const NO_SUBJECT =
  /^(?:cms|src|contract|api|staff|admin|content|content-types|index\.ts|schema\.json|pages)$/

/** What a change is about too, where tests have another name. */
const ALSO: Readonly<Record<string, string>> = {
  database: 'transaction',
  form: 'submission',
  logging: 'log',
  private: 'submission',
  server: 'serving',
  'service-worker': 'offline',
  submission: 'handling',
  visitor: 'account',
}

/** Browser tests that a helper of tests picks at most, the shortest: all that use it are in `npm test`. */
const MAX_USERS = 3

const isCode = (path: string) => /\.(ts|tsx|mts|mjs|json|css)$/.test(path)

/** The name of a folder or file in the singular. */
const nameOf = (part: string): string => part.replace(/\..*/, '').replace(/s$/, '')

/** The first word of it: `push-staff.test.ts` → `push`. */
const firstWord = (part: string): string =>
  nameOf(part.replace(/^sign-(in|up)/, 'sign$1').replace(/-.*/, ''))

/** Tests that are called as a folder or file of the changed paths, by what counts of a name. */
function calledAs(
  paths: readonly string[],
  tests: readonly string[],
  counts: (part: string) => string,
): readonly string[] {
  const subjects = paths
    .flatMap((path) => path.split('/'))
    .filter((part) => !NO_SUBJECT.test(part))
    .map(counts)
  const all = new Set(subjects.flatMap((subject) => [subject, ALSO[subject] ?? subject]))
  return tests.filter((path) => all.has(counts(basename(path))))
}

/** Some files, and those that import them, also through others. */
function usersOf(files: readonly string[], texts: Readonly<Record<string, string>>): Set<string> {
  const users = new Set(files)
  for (const file of users) {
    const ending = `/${basename(file)}'`
    for (const [path, text] of Object.entries(texts)) if (text.includes(ending)) users.add(path)
  }
  return users
}

/**
 * Chooses among the tests of the project. Unit tests are chosen by imports; the CMS and the site are tested as
 * a whole, so there it is by name.
 *
 * @param all test files of the CMS, and all files of browser tests with what is in them
 */
export function testsOf(
  changed: readonly string[],
  all: { readonly cms: readonly string[]; readonly browser: Readonly<Record<string, string>> },
): ChangedTests {
  const code = changed.filter(isCode)
  const below = (folders: RegExp) => code.filter((path) => folders.test(path))
  const ofAll = below(OF_ALL)
  const ofCms = below(/^(?:cms\/(?:src|config|database)|contract)\//)
  const ofSite = below(/^site\//)
  const specs = Object.keys(all.browser).filter((path) => path.endsWith('.spec.ts'))
  const helpers = below(/^e2e\//).filter((path) => !specs.includes(path))
  const users = usersOf(helpers, all.browser)
  const size = (path: string) => all.browser[path]?.length ?? 0
  return {
    related: code.filter((path) => !path.startsWith('e2e/')),
    cms: [
      ...new Set([
        ...(ofAll.length + ofCms.length > 0 ? SMOKE.cms : []),
        ...calledAs(ofCms, all.cms, firstWord),
        ...all.cms.filter((path) => changed.includes(path)),
      ]),
    ],
    browser: [
      ...new Set([
        ...(ofAll.length + ofSite.length + helpers.length > 0 ? SMOKE.browser : []),
        ...calledAs(ofSite, specs, nameOf),
        ...specs
          .filter((path) => users.has(path))
          .toSorted((one, other) => size(one) - size(other))
          .slice(0, MAX_USERS),
        ...specs.filter((path) => changed.includes(path)),
      ]),
    ],
  }
}

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The tests that what differs from a commit can touch; files that git does not know yet included. */
export function findChangedTests(commit: string): ChangedTests {
  const changed = git('diff', '--name-only', '--diff-filter=d', commit)
  const added = git('ls-files', '--others', '--exclude-standard')
  const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
  return testsOf([...changed, ...added], {
    cms: files('cms/tests/*.test.ts'),
    browser: Object.fromEntries(
      files('e2e/{.,harness}/*.ts').map((path) => [path, readFileSync(join(root, path), 'utf8')]),
    ),
  })
}
