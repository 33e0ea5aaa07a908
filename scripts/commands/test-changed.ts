/**
 * `npm run test:changed [-- <commit>]`: the checks and the tests that the differences from a commit
 * can affect; from the last one when none is named.
 */
import { checksFor } from '../checks/all.ts'
import { changedFiles, findChangedTests } from '../running/changed-tests.ts'
import { runCommand } from '../running/command.ts'
import { log } from '../running/progress.ts'
import type { ProcessGroup } from '../running/stack.ts'
import type { Choice } from '../running/test-candidates.ts'
import { build, fill, type Group, playwright, runGroups, vitest } from '../running/test-parts.ts'
import { runChecks } from './check.ts'

/** Parts that run at the same time: each takes a core. */
const PARTS_AT_ONCE = 2

const pathsOf = (choices: readonly Choice[]): readonly string[] => choices.map(({ file }) => file)

/** Lines of a list at most; the rest is counted. */
const MAX_LINES = 12

const list = (title: string, lines: readonly string[]): void => {
  if (lines.length === 0) return
  log(`${title}:`)
  for (const line of lines.slice(0, MAX_LINES)) log(`  ${line}`)
  if (lines.length > MAX_LINES) log(`  and ${lines.length - MAX_LINES} more`)
}

const linesOf = (choices: readonly Choice[]): readonly string[] =>
  choices.map(({ file, reason }) => `${file}  (${reason})`)

export const main = ([commit = 'HEAD']: readonly string[] = []) =>
  runCommand((processes) => {
    const changed = changedFiles(commit)
    const { related, cms, browser, routes, left } = findChangedTests(changed)
    list('Tests of the CMS', linesOf(cms))
    list('Browser tests', linesOf(browser))
    list('Pages', routes)
    list('Left to `npm test`', linesOf(left))
    // Checks and tests would each make it, in the same place.
    const first: Group = {
      ...(cms.length + browser.length > 0 && {
        'Build of the CMS': (group: ProcessGroup) => build(group, ['cms']),
      }),
    }
    const tests: Group = {
      ...(cms.length > 0 && {
        'Tests of the CMS': () => vitest('cms', { args: ['run', ...pathsOf(cms)] }),
      }),
      ...(browser.length > 0 && {
        'The demo fair': fill,
        Builds: (group: ProcessGroup) => build(group, ['cms', 'site']),
      }),
      ...(related.length > 0 && {
        'Unit tests': () =>
          vitest('unit', { args: ['related', '--run', '--passWithNoTests', ...related] }),
      }),
      Checks: () => runChecks(checksFor(changed), changed),
    }
    const last: Group = {
      ...(browser.length > 0 && {
        'Browser tests': () => playwright({ files: pathsOf(browser), routes }),
      }),
    }
    return runGroups(processes, [first, tests, last], {
      partsAtOnce: PARTS_AT_ONCE,
      wholeFiles: routes.length === 0,
    })
  })
