/**
 * `npm test`: the checks, the unit tests, the tests of the CMS and the browser tests, on free ports
 * and throw-away data.
 */
import { runCommand } from '../running/command.ts'
import { hasIdentityTests, runIdentityTests } from '../running/identity-tests.ts'
import { log } from '../running/progress.ts'
import type { ProcessGroup } from '../running/stack.ts'
import type { Counts } from '../running/test-counts.ts'
import { build, fill, type Group, playwright, runGroups, vitest } from '../running/test-parts.ts'
import { runChecks } from './check.ts'

const identityTests = async (): Promise<Counts> => {
  if (hasIdentityTests()) return runIdentityTests()
  log('Skipped: `npm run identity-tests` installs and runs them.')
  return { passed: 0, failed: 0, failures: [] }
}

/**
 * The parts of a group in which no more than so many run at a time, begun in their order: what makes a
 * group last is its longest part, which gets no core of its own beside all others.
 */
function inTurns(atOnce: number, group: Group): Group {
  const waiting: (() => void)[] = []
  let free = atOnce
  const turn = async (work: () => Promise<Counts>): Promise<Counts> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
  return Object.fromEntries(
    Object.entries(group).map(([title, run]) => [
      title,
      (processes: ProcessGroup) => turn(() => run(processes)),
    ]),
  )
}

const groups: readonly Group[] = [
  { 'Build of the CMS': (processes) => build(processes, ['cms']) },
  { Checks: runChecks, Builds: (processes) => build(processes) },
  // Each takes one core; their times include waiting for it.
  inTurns(2, {
    'Tests of the CMS': () => vitest('cms'),
    'Tests of the CMS on PostgreSQL': () => vitest('cms-postgres'),
    'Unit tests': () => vitest('unit'),
    'The demo fair': fill,
  }),
  { 'Browser tests': () => playwright() },
  { 'Tests of the identity provider': identityTests },
]

export const main = () => runCommand((processes) => runGroups(processes, groups))
