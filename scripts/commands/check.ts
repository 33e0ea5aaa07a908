/** `npm run check`: format, lint, types, import rules, dead code, translations, content types. */
import { type Check, checks } from '../checks/all.ts'
import { lineCountsInWords } from '../checks/line-counts.ts'
import { concurrently } from '../running/concurrently.ts'
import { log, secondsSince } from '../running/progress.ts'
import type { Counts, Failure } from '../running/test-counts.ts'

/** Parts that run at the same time; most of them use more than one core for a moment. */
const CHECKS_AT_ONCE = 3

/**
 * Runs checks, printing a line for each and then all findings.
 * @param changed the files to check, where a check can be limited
 */
export const runChecks = async (
  chosen: readonly Check[] = checks,
  changed?: readonly string[],
): Promise<Counts> => {
  const failures: Failure[] = []
  const details: string[] = []
  await concurrently(CHECKS_AT_ONCE, chosen, async ({ title, run }) => {
    const started = performance.now()
    const problems = await run(changed)
    log(`${problems.length === 0 ? '✓' : '✗'} ${title} ${secondsSince(started)}`)
    if (problems.length === 0) return
    failures.push({ name: title, command: 'npm run check' })
    details.push(`\n${title}:\n${problems.join('\n')}`)
  })
  for (const detail of details) log(detail)
  const failed = failures.length
  return { passed: chosen.length - failed, failed, failures, tests: [] }
}

/** Runs the checks and ends with exit code 1 when one fails. */
export const main = async (): Promise<void> => {
  const { failed } = await runChecks()
  log(lineCountsInWords())
  process.exitCode = failed === 0 ? 0 : 1
}
