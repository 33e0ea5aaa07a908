/** `npm run check`: format, lint, types, import rules, dead code, translations, content types. */
import { checks } from '../checks/all.ts'
import { atOnce } from '../running/at-once.ts'
import { log, secondsSince } from '../running/progress.ts'
import type { Counts } from '../running/test-counts.ts'

/** Parts that run at the same time; most of them use more than one core for a moment. */
const CHECKS_AT_ONCE = 3

/** Runs every check, printing a line for each and then all that is wrong. */
export const runChecks = async (): Promise<Counts> => {
  const failures: string[] = []
  const details: string[] = []
  await atOnce(CHECKS_AT_ONCE, checks, async ({ title, run }) => {
    const started = performance.now()
    const problems = await run()
    log(`${problems.length === 0 ? '✓' : '✗'} ${title} ${secondsSince(started)}`)
    if (problems.length === 0) return
    failures.push(title)
    details.push(`\n${title}:\n${problems.join('\n')}`)
  })
  for (const detail of details) log(detail)
  const failed = failures.length
  return { passed: checks.length - failed, failed, failures }
}

/** Runs the checks and ends with exit code 1 when one fails. */
export const main = async (): Promise<void> => {
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
