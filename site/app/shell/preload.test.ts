import { expect, it } from 'vitest'
import { eachBounded, isVerySlow, PREFETCH_DELAY_MS, PRELOAD_CONCURRENCY } from './preload.ts'

it('no more than the limit is loaded at a time, and everything in the end', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await eachBounded(
    Array.from({ length: 23 }, (_, i) => i),
    PRELOAD_CONCURRENCY,
    async (item) => {
      running++
      most = Math.max(most, running)
      await Promise.resolve()
      running--
      if (item === 7) throw new Error('one that fails')
      done.push(item)
    },
  )
  expect(most).toBe(5)
  expect(done).toHaveLength(22)
})

it('nothing is preloaded on very slow connections (requirements 13.2)', () => {
  expect(PREFETCH_DELAY_MS).toBe(1000)
  expect(isVerySlow({ effectiveType: 'slow-2g' })).toBe(true)
  expect(isVerySlow({ effectiveType: '2g' })).toBe(true)
  expect(isVerySlow({ effectiveType: '4g', saveData: true })).toBe(true)
  expect(isVerySlow({ effectiveType: '3g' })).toBe(false)
  expect(isVerySlow(undefined)).toBe(false)
})
