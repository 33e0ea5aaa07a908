import { readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** The parts used of the JSON reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numFailedTestSuites?: number
  readonly stats?: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
  }
}

/** Counts what a report names; a file or suite that could not run at all counts as one failure. */
export const countsOf = (report: Report): Counts => {
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected, failed: unexpected + flaky }
  }
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = report
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}

/**
 * Reads the counts of a run. A run that ended badly without naming a failed test counts as one.
 * @param code exit code of the run
 */
export const readCounts = (file: string, code: number): Counts => {
  let counts: Counts = { passed: 0, failed: 0 }
  try {
    counts = countsOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    counts = { passed: 0, failed: 1 }
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
