import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { readNamedTests } from './named-tests.ts'

test('tests are named by file, line and title', () => {
  const args = ['cms/tests/mail.test.ts', 'e2e/smoke.phone.spec.ts:3', 'contract/src/csv.test.ts']
  expect(readNamedTests([...args, '-t', 'each mail', '--postgresql'])).toEqual({
    files: {
      cms: ['cms/tests/mail.test.ts'],
      browser: ['e2e/smoke.phone.spec.ts:3'],
      unit: ['contract/src/csv.test.ts'],
      identity: [],
    },
    title: 'each mail',
    onPostgresql: true,
  })
})

test.each([
  ['e2e/nothing.spec.ts:3', 'There is no file e2e/nothing.spec.ts.'],
  ['README.md', 'README.md is no file of tests that `npm test` runs.'],
  ['e2e/firefox/journeys.spec.ts', 'e2e/firefox/journeys.spec.ts is no file of tests that'],
  ['--everything', "Unknown option '--everything'"],
])('%s is refused', (argument, message) => {
  expect(() => readNamedTests([argument])).toThrow(Failure)
  expect(() => readNamedTests([argument])).toThrow(message)
})
