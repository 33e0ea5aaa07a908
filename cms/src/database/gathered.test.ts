import { expect, it } from 'vitest'
import { gathered } from './gathered.ts'

it('sends one query for requests at the same time, and gives each its own answer', async () => {
  const asked: (readonly number[])[] = []
  const double = gathered(async (keys: readonly number[]) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 3).map((key) => [key, 2 * key]))
  })
  expect(await Promise.all([1, 2, 3, 2].map(double))).toEqual([2, 4, undefined, 4])
  expect(asked).toEqual([[1, 2, 3]])
  expect(await double(4)).toBe(8)
})

it('fails for the requests of a failed query only', async () => {
  const half = gathered(async ([key = 0]: readonly number[]) => {
    if (key === 1) throw new Error('no')
    return new Map([[key, key / 2]])
  })
  await expect(half(1)).rejects.toThrow('no')
  expect(await half(2)).toBe(1)
})
