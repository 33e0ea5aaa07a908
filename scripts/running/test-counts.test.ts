import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countsOf, readCounts } from './test-counts.ts'

test('counts a report of Vitest', () => {
  expect(countsOf({ numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 2 })).toEqual({
    passed: 3,
    failed: 1,
  })
})

test('a file that could not run counts as failed', () => {
  expect(countsOf({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({
    passed: 3,
    failed: 1,
  })
})

test('counts a report of Playwright', () => {
  expect(countsOf({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({
    passed: 5,
    failed: 2,
  })
})

test('a run without a report, or a bad end without a failed test, counts as one failure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json')
  expect(readCounts(file, 1)).toEqual({ passed: 0, failed: 1 })
  writeFileSync(file, JSON.stringify({ numPassedTests: 4 }))
  expect(readCounts(file, 1)).toEqual({ passed: 4, failed: 1 })
  expect(readCounts(file, 0)).toEqual({ passed: 4, failed: 0 })
})
