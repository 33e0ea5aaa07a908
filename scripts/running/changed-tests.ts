/** Which tests a change can touch, by what the files are called and import. */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { root } from './paths.ts'

export interface ChangedTests {
  /** Files whose unit tests, and those of all that imports them, are to be run. */
  readonly related: readonly string[]
  /** Test files of the CMS. */
  readonly cms: readonly string[]
  /** Files of browser tests. */
  readonly browser: readonly string[]
}

/** Parts of paths that name no subject. */
const NO_SUBJECT = /^(cms|src|contract|tests?|index|ts|tsx|json|content|types|server|schema|admin)$/

/** What a change is about too: the CMS takes in what forms send. */
const ALSO: Readonly<Record<string, string>> = { form: 'submission' }

/** The subjects that a path names: `cms/src/mail/outbox.ts` is about `mail` and `outbox`. */
const subjectsOf = (path: string): readonly string[] =>
  path
    .split(/[/.-]/)
    .filter((word) => !NO_SUBJECT.test(word))
    .map((word) => word.replace(/s$/, ''))

const isCode = (path: string) => /\.(ts|tsx|mts|mjs|json|css)$/.test(path)

/**
 * Chooses among the tests of the project. The CMS is tested as a whole, so there it is by name: a
 * test is chosen when it is about something that a changed file is about.
 */
export function testsOf(
  changed: readonly string[],
  all: { readonly cms: readonly string[]; readonly browser: readonly string[] },
): ChangedTests {
  const code = changed.filter(isCode)
  const subjects = new Set(
    code
      .filter((path) => /^(cms|contract)\//.test(path))
      .flatMap(subjectsOf)
      .flatMap((subject) => [subject, ALSO[subject] ?? subject]),
  )
  return {
    related: code.filter((path) => !path.startsWith('e2e/')),
    cms: all.cms.filter((path) => subjectsOf(path).some((subject) => subjects.has(subject))),
    browser: all.browser.filter((path) => changed.includes(path)),
  }
}

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The tests that what differs from a commit can touch; files that git does not know yet included. */
export function findChangedTests(commit: string): ChangedTests {
  const changed = git('diff', '--name-only', '--diff-filter=d', commit)
  const added = git('ls-files', '--others', '--exclude-standard')
  const tests = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
  return testsOf([...changed, ...added], {
    cms: tests('cms/tests/*.test.ts'),
    browser: tests('e2e/*.spec.ts'),
  })
}
