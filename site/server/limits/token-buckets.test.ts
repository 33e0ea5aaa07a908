import { expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

it('a bucket gives a burst, then a token per interval', () => {
  let now = 0
  const buckets = new TokenBuckets({ perSecond: 0.5, burst: 2 }, { now: () => now })
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 2])
  expect(buckets.take('b')).toBe(0)
  now = 2000
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 2])
  now = 60_000
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 2])
})

it('the number of remembered addresses is limited', () => {
  const buckets = new TokenBuckets({ perSecond: 1, burst: 1 }, { now: () => 0 })
  for (let i = 0; i < 30_000; i += 1) buckets.take(`address ${i}`)
  expect(buckets.size).toBe(20_000)
})
