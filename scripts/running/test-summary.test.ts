import { expect, test } from 'vitest'
import { NOTHING } from './test-counts.ts'
import { summaryOf } from './test-parts.ts'

const timed = (name: string, seconds: number) => ({ name, file: name, seconds })

test('a run ends with its ten slowest tests, its failures and the counts', () => {
  const quick = Array.from({ length: 10 }, (_, index) =>
    timed(`a.test.ts ${index}`, 1 + index / 10),
  )
  const unit = { passed: 10, failed: 0, failures: [], tests: quick }
  const failure = { name: 'e2e/b.spec.ts:7 full', command: 'npm test -- e2e/b.spec.ts:7' }
  const browser = {
    passed: 1,
    failed: 2,
    failures: [failure, { name: 'ended with code 1' }],
    tests: [timed('e2e/b.spec.ts:7 full', 12.34)],
  }
  const lines = summaryOf([
    ['Unit tests', unit],
    ['Browser tests', browser],
  ])
  expect(lines.slice(0, 4)).toEqual([
    '',
    'Slowest:',
    '  12.3 s  Browser tests: e2e/b.spec.ts:7 full',
    '   1.9 s  Unit tests: a.test.ts 9',
  ])
  expect(lines.slice(11)).toEqual([
    '   1.1 s  Unit tests: a.test.ts 1',
    '',
    'Failed:',
    '✗ Browser tests: e2e/b.spec.ts:7 full',
    '  npm test -- e2e/b.spec.ts:7',
    '✗ Browser tests: ended with code 1',
    '',
    '11 passed, 2 failed',
  ])
})

test('a run without tests ends with its counts', () => {
  expect(summaryOf([['Builds', NOTHING]])).toEqual(['', '0 passed, 0 failed'])
})
