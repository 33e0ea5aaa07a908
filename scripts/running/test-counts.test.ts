import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countsOf, readCounts } from './test-counts.ts'
import { errorsFileOf } from './unhandled-errors.ts'

test('counts a report of Vitest, and names what failed', () => {
  const assertionResults = [
    { fullName: 'a tour is full', status: 'failed' },
    { fullName: 'a tour is free', status: 'passed' },
  ]
  const testResults = [{ name: 'tours.test.ts', status: 'failed', assertionResults }]
  const report = { numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 2, testResults }
  expect(countsOf(report)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['tours.test.ts a tour is full'],
  })
})

test('a file that could not run counts as failed', () => {
  const testResults = [{ name: 'tours.test.ts', status: 'failed', assertionResults: [] }]
  const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1, testResults }
  expect(countsOf(report)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['tours.test.ts'],
  })
})

test('counts a report of Playwright, and names what failed', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'tours.spec.ts',
    line: 7,
    tests: [{ status }],
  })
  const specs = [spec('full', 'unexpected'), spec('free', 'expected')]
  const suites = [{ specs, suites: [{ specs: [spec('late', 'expected')] }] }]
  expect(countsOf({ stats: { expected: 2, unexpected: 1 }, suites })).toEqual({
    passed: 2,
    failed: 1,
    failures: ['tours.spec.ts:7 full'],
  })
})

test('a run without a report, or a bad end without a failed test, counts as one failure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json')
  const none = { failures: [] }
  const missing = { ...none, failures: [`no report in ${file}`] }
  expect(readCounts(file, 1)).toEqual({ ...missing, passed: 0, failed: 1 })
  writeFileSync(file, JSON.stringify({ numPassedTests: 4 }))
  const bad = { ...none, failures: ['ended with code 1'] }
  expect(readCounts(file, 1)).toEqual({ ...bad, passed: 4, failed: 1 })
  expect(readCounts(file, 0)).toEqual({ ...none, passed: 4, failed: 0 })
  writeFileSync(errorsFileOf(file), JSON.stringify(['Error: nobody caught it']))
  expect(readCounts(file, 1).failures).toEqual(['ended with code 1', 'Error: nobody caught it'])
  const testResults = [{ name: 'tours.test.ts', status: 'failed', assertionResults: [] }]
  writeFileSync(file, JSON.stringify({ numFailedTestSuites: 1, testResults }))
  expect(readCounts(file, 1).failures).toEqual(['tours.test.ts', 'Error: nobody caught it'])
})
