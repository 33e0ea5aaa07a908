/** `npm run check`: format, lint, types, import rules, dead code, translations, generated types. */
import { checks } from '../checks/all.ts'
import { say, secondsSince } from '../running/progress.ts'

/** Parts that run at the same time; most of them use more than one core for a moment. */
const atOnce = 3

/**
 * Runs every check, printing a line for each and then all that is wrong.
 * @returns the number of checks that passed and failed
 */
export const runChecks = async (): Promise<{ passed: number; failed: number }> => {
  const waiting = [...checks]
  const failures: string[] = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const problems = await check.run()
      say(`${problems.length === 0 ? '✓' : '✗'} ${check.title} ${secondsSince(started)}`)
      if (problems.length > 0) failures.push(`\n${check.title}:\n${problems.join('\n')}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const failure of failures) say(failure)
  return { passed: checks.length - failures.length, failed: failures.length }
}

/** Runs the checks and ends with exit code 1 when one fails. */
export const main = async (): Promise<void> => {
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
