import { existsSync, readFileSync } from 'node:fs'
import { errorsFileOf } from './unhandled-errors.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Tests that failed, by name. */
  readonly failures: readonly string[]
}

/** The parts used of a suite in the JSON report of Playwright; suites hold suites. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** The parts used of the JSON reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numFailedTestSuites?: number
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
  readonly suites?: readonly Suite[]
  readonly stats?: {
    readonly expected: number
    readonly unexpected: number
  }
}

/** Names of the tests of a suite that failed. */
const failedIn = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title, file, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedIn),
]

/** Counts what a report names; a file or suite that could not run at all counts as one failure. */
export const countsOf = (report: Report): Counts => {
  if (report.stats) {
    const { expected, unexpected } = report.stats
    return { passed: expected, failed: unexpected, failures: failedIn(report) }
  }
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = report
  const failures = (report.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => `${name} ${fullName}`) : [name]
    })
  return {
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
    failures,
  }
}

/** Of a part that could not be run, or not to its end. */
export const oneFailure = (what: string): Counts => ({
  passed: 0,
  failed: 1,
  failures: [what],
})

/** Errors outside of tests that a run of Vitest met. */
const errorsIn = (report: string): readonly string[] =>
  existsSync(errorsFileOf(report)) ? JSON.parse(readFileSync(errorsFileOf(report), 'utf8')) : []

/**
 * Reads the counts of a run, with the errors that it met outside of tests. A run that ended badly
 * without naming a failed test counts as one.
 * @param code exit code of the run
 */
export const readCounts = (file: string, code: number): Counts => {
  let counts: Counts
  try {
    counts = countsOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return oneFailure(`no report in ${file}`)
  }
  if (code === 0) return counts
  const { passed, failed, failures } = counts
  const named = failed > 0 ? failures : [`ended with code ${code}`]
  return { passed, failed: failed || 1, failures: [...named, ...errorsIn(file)] }
}
