import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'
import { countPlaywright, countVitest, readCounts } from './test-counts.ts'
import { errorsFileOf } from './unhandled-errors.ts'

const file = join(root, 'cms/tests/tours.test.ts')
const counted = { numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 2 }

test('a report of Vitest is counted, with a command for each failed test, and timed', () => {
  const assertionResults = [
    { fullName: 'a tour is full', status: 'failed', duration: 1500, location: { line: 7 } },
    { fullName: 'a tour is free', status: 'passed', duration: 250, location: { line: 12 } },
    { fullName: 'a tour is late', status: 'skipped', duration: null, location: null },
  ]
  const testResults = [{ name: file, status: 'failed', assertionResults }]
  expect(countVitest({ ...counted, testResults }, ' --postgresql')).toEqual({
    passed: 3,
    failed: 1,
    failures: [
      {
        name: 'cms/tests/tours.test.ts a tour is full',
        command: 'npm test -- cms/tests/tours.test.ts:7 --postgresql',
      },
    ],
    tests: [
      {
        name: 'cms/tests/tours.test.ts a tour is full',
        file: 'cms/tests/tours.test.ts',
        seconds: 1.5,
      },
      {
        name: 'cms/tests/tours.test.ts a tour is free',
        file: 'cms/tests/tours.test.ts',
        seconds: 0.25,
      },
    ],
  })
})

test('a file that could not run counts as failed', () => {
  const testResults = [{ name: file, status: 'failed', assertionResults: [] }]
  const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1, testResults }
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 1,
    failures: [{ name: 'cms/tests/tours.test.ts', command: 'npm test -- cms/tests/tours.test.ts' }],
    tests: [],
  })
})

test('a report of Playwright is counted, with a command for each failed test, and timed', () => {
  const spec = (title: string, line: number, status: string, duration: number) => ({
    title,
    file: 'tours.spec.ts',
    line,
    tests: [{ status, results: [{ duration }] }],
  })
  const report = {
    config: { rootDir: join(root, 'e2e') },
    stats: { expected: 1, unexpected: 1 },
    errors: [{ message: 'Error: no stack\n  at a.ts:1' }],
    suites: [
      {
        specs: [spec('full', 7, 'unexpected', 4000)],
        suites: [{ specs: [spec('free', 9, 'expected', 500)] }],
      },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      { name: 'e2e/tours.spec.ts:7 full', command: 'npm test -- e2e/tours.spec.ts:7' },
      { name: 'Error: no stack' },
    ],
    tests: [
      { name: 'e2e/tours.spec.ts:7 full', file: 'e2e/tours.spec.ts', seconds: 4 },
      { name: 'e2e/tours.spec.ts:9 free', file: 'e2e/tours.spec.ts', seconds: 0.5 },
    ],
  })
})

test('a run without a report, or a failed run without a failed test, counts as one failure', () => {
  const report = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json')
  const namesOf = (code: number) => readCounts(report, code).failures.map(({ name }) => name)
  expect(readCounts(report, 1)).toMatchObject({ passed: 0, failed: 1 })
  expect(namesOf(1)).toEqual([`no report in ${report}`])

  const passed = { numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] }
  writeFileSync(report, JSON.stringify(passed))
  expect(readCounts(report, 1)).toMatchObject({ passed: 4, failed: 1 })
  expect(namesOf(1)).toEqual(['ended with code 1'])
  expect(readCounts(report, 0)).toEqual({ passed: 4, failed: 0, failures: [], tests: [] })

  writeFileSync(errorsFileOf(report), JSON.stringify(['Error: nobody caught it']))
  expect(namesOf(1)).toEqual(['ended with code 1', 'Error: nobody caught it'])
  const testResults = [{ name: file, status: 'failed', assertionResults: [] }]
  writeFileSync(report, JSON.stringify({ ...passed, numFailedTestSuites: 1, testResults }))
  expect(namesOf(1)).toEqual(['cms/tests/tours.test.ts', 'Error: nobody caught it'])
})
