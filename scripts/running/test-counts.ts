/** The counts in the reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './paths.ts'
import { errorsFileOf } from './unhandled-errors.ts'

export interface TimedTest {
  /** With the file that it is in. */
  readonly name: string
  /** Relative to the project. */
  readonly file: string
  readonly seconds: number
}

export interface Failure {
  readonly name: string
  /** Runs it alone, from the folder of the project. */
  readonly command?: string
}

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
  /** The tests that ran; empty for a step that is no test. */
  readonly tests: readonly TimedTest[]
}

/** The used part of a suite in the JSON report of Playwright; suites are nested. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}

interface Spec {
  readonly title: string
  /** Relative to the folder of the report's configuration. */
  readonly file: string
  readonly line: number
  readonly tests: readonly {
    readonly status: string
    readonly results: readonly { readonly duration: number }[]
  }[]
}

interface Assertion {
  readonly fullName: string
  readonly status: string
  /** In milliseconds; absent for a skipped test. */
  readonly duration?: number | null
  readonly location?: { readonly line: number } | null
}

/** The parts used of the JSON report of Vitest. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    /** The file, absolute. */
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly Assertion[]
  }[]
}

/** The parts used of the JSON report of Playwright. */
interface PlaywrightReport extends Suite {
  readonly config: { readonly rootDir: string }
  readonly stats: { readonly expected: number; readonly unexpected: number }
  /** Errors outside of tests. */
  readonly errors: readonly { readonly message?: string }[]
}

/** The command that runs a file alone, or a test of it by its line. */
const commandOf = (file: string, line?: number, options = ''): string =>
  `npm test -- ${file}${line ? `:${line}` : ''}${options}`

const specsIn = ({ suites = [], specs = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

/** Counts the tests in a report of Playwright. */
export const countPlaywright = (report: PlaywrightReport): Counts => {
  const specs = specsIn(report).map((spec) => ({
    ...spec,
    file: relative(root, join(report.config.rootDir, spec.file)),
  }))
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected,
    failures: [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
        .map(({ title, file, line }) => ({
          name: `${file}:${line} ${title}`,
          command: commandOf(file, line),
        })),
      ...report.errors.map(({ message = '' }) => ({ name: message.split('\n')[0] ?? '' })),
    ],
    tests: specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ results }) => ({
        name: `${file}:${line} ${title}`,
        file,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  }
}

/**
 * Counts the tests in a report of Vitest; a file that could not run at all counts as one failure.
 * @param options added to the commands that run a test alone
 */
export const countVitest = (report: VitestReport, options = ''): Counts => {
  const files = report.testResults.map((result) => ({
    ...result,
    file: relative(root, result.name),
  }))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || report.numFailedTestSuites,
    failures: files
      .filter(({ status }) => status === 'failed')
      .flatMap(({ file, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        if (failed.length === 0) return [{ name: file, command: commandOf(file, 0, options) }]
        return failed.map(({ fullName, location }) => ({
          name: `${file} ${fullName}`,
          command: commandOf(file, location?.line, options),
        }))
      }),
    tests: files.flatMap(({ file, assertionResults }) =>
      assertionResults
        .filter(({ duration }) => duration)
        .map(({ fullName, duration }) => ({
          name: `${file} ${fullName}`,
          file,
          seconds: Number(duration) / 1000,
        })),
    ),
  }
}

/** Of a part that could not be run, or not to its end. */
export const oneFailure = (name: string): Counts => ({
  passed: 0,
  failed: 1,
  failures: [{ name }],
  tests: [],
})

/** The counts of a step without tests. */
export const NOTHING: Counts = { passed: 0, failed: 0, failures: [], tests: [] }

/** Errors outside of tests that a run of Vitest met. */
const errorsIn = (report: string): readonly string[] =>
  existsSync(errorsFileOf(report)) ? JSON.parse(readFileSync(errorsFileOf(report), 'utf8')) : []

/**
 * Reads the counts of a run, with the errors that it met outside of tests. A run that ended badly
 * without naming a failed test counts as one.
 * @param code exit code of the run
 * @param options added to the commands that run a test alone
 */
export const readCounts = (file: string, code: number, options = ''): Counts => {
  let counts: Counts
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
    counts = 'stats' in report ? countPlaywright(report) : countVitest(report, options)
  } catch {
    return oneFailure(`no report in ${file}`)
  }
  if (code === 0) return counts
  const { failed, failures } = counts
  const named = failures.length > 0 ? failures : [{ name: `ended with code ${code}` }]
  const errors = errorsIn(file).map((name) => ({ name }))
  return { ...counts, failed: failed || 1, failures: [...named, ...errors] }
}
