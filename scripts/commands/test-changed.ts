/**
 * `npm run test:changed [-- <commit>]`: the checks, and the tests that can be touched by what differs
 * from a commit; from the last one when none is named.
 */
import { findChangedTests } from '../running/changed-tests.ts'
import { runCommand } from '../running/command.ts'
import type { ProcessGroup } from '../running/stack.ts'
import { build, type Group, playwright, runGroups, vitest } from '../running/test-parts.ts'
import { runChecks } from './check.ts'

export const main = ([commit = 'HEAD']: readonly string[] = []) =>
  runCommand((processes) => {
    const { related, cms, browser } = findChangedTests(commit)
    const tests: Group = {
      Checks: runChecks,
      ...(related.length > 0 && {
        'Unit tests': () => vitest('unit', ['related', '--run', '--passWithNoTests', ...related]),
      }),
      ...(cms.length > 0 && { 'Tests of the CMS': () => vitest('cms', ['run', ...cms]) }),
    }
    return runGroups(processes, [
      ...(cms.length > 0 ? [{ Builds: (group: ProcessGroup) => build(group, ['cms']) }] : []),
      tests,
      ...(browser.length > 0 ? [{ 'Browser tests': () => playwright(browser) }] : []),
    ])
  })
