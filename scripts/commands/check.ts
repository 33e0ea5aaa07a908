/** `npm run check`: format, lint, types, import rules, dead code, translations, content types. */
import { checks } from '../checks/all.ts'
import { log, secondsSince } from '../running/progress.ts'
import type { Counts } from '../running/test-counts.ts'

/** Parts that run at the same time; most of them use more than one core for a moment. */
const atOnce = 3

/** Runs every check, printing a line for each and then all that is wrong. */
export const runChecks = async (): Promise<Counts> => {
  const waiting = [...checks]
  const failures: string[] = []
  const details: string[] = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const problems = await check.run()
      log(`${problems.length === 0 ? '✓' : '✗'} ${check.title} ${secondsSince(started)}`)
      if (problems.length === 0) continue
      failures.push(check.title)
      details.push(`\n${check.title}:\n${problems.join('\n')}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const detail of details) log(detail)
  const failed = failures.length
  return { passed: checks.length - failed, failed, failures }
}

/** Runs the checks and ends with exit code 1 when one fails. */
export const main = async (): Promise<void> => {
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
