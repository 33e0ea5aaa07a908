/**
 * `npm test`: the checks, the unit tests, the tests of the CMS and the browser tests, on free ports
 * and throw-away data.
 */
import { runCommand } from '../running/command.ts'
import { hasIdentityTests, runIdentityTests } from '../running/identity-tests.ts'
import { log } from '../running/progress.ts'
import type { Counts } from '../running/test-counts.ts'
import { build, fill, type Group, playwright, runGroups, vitest } from '../running/test-parts.ts'
import { runChecks } from './check.ts'

const identityTests = async (): Promise<Counts> => {
  if (hasIdentityTests()) return runIdentityTests()
  log('Skipped: `npm run identity-tests` installs and runs them.')
  return { passed: 0, failed: 0, failures: [] }
}

/** Parts that run at the same time: each takes a core, and the longest decides how long a group takes. */
const PARTS_AT_ONCE = 2

const groups: readonly Group[] = [
  { 'Build of the CMS': (processes) => build(processes, ['cms']) },
  { Checks: runChecks, Builds: (processes) => build(processes) },
  {
    'Tests of the CMS': () => vitest('cms'),
    'Tests of the CMS on PostgreSQL': () => vitest('cms-postgres'),
    'Unit tests': () => vitest('unit'),
    'The demo fair': fill,
  },
  { 'Browser tests': () => playwright() },
  { 'Tests of the identity provider': identityTests },
]

export const main = () => runCommand((processes) => runGroups(processes, groups, PARTS_AT_ONCE))
