/** The summary at the end of a run of tests. */
import type { Counts } from './test-counts.ts'

/** How many of the slowest tests are named. */
const SLOWEST = 10

/** The counts of parts by their titles. */
export type Results = readonly (readonly [title: string, counts: Counts])[]

const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0)

/** The slowest tests of all parts, the slowest first. */
function slowestOf(results: Results): readonly string[] {
  const tests = results.flatMap(([title, counts]) =>
    counts.tests.map(({ name, seconds }) => ({ name: `${title}: ${name}`, seconds })),
  )
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
}

const failuresOf = (results: Results): readonly string[] =>
  results.flatMap(([title, { failures }]) =>
    failures.flatMap(({ name, command }) => [
      `✗ ${title}: ${name}`,
      ...(command ? [`  ${command}`] : []),
    ]),
  )

/**
 * The slowest tests, and the failures with the command that runs each alone; the last line is `N
 * passed, N failed`.
 */
export function summaryOf(results: Results): readonly string[] {
  const slowest = slowestOf(results)
  const failures = failuresOf(results)
  const passed = sum(results.map(([, counts]) => counts.passed))
  const failed = sum(results.map(([, counts]) => counts.failed))
  return [
    ...(slowest.length > 0 ? ['', 'Slowest:', ...slowest] : []),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    '',
    `${passed} passed, ${failed} failed`,
  ]
}
