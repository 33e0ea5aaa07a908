import { expect, it } from 'vitest'
import { LruBytes } from './lru-bytes.ts'

it('forgets what was used longest ago', () => {
  const forgotten: string[] = []
  const lru = new LruBytes<number>(100, (key) => forgotten.push(key))
  lru.set('a', 1, 40)
  lru.set('b', 2, 40)
  lru.get('a')
  lru.set('c', 3, 40)
  expect(forgotten).toEqual(['b'])
  expect(lru.get('a')).toBe(1)
  expect(lru.bytes).toBe(80)
})

it('counts a replaced value once and refuses what cannot fit', () => {
  const lru = new LruBytes<number>(100)
  lru.set('a', 1, 90)
  lru.set('a', 2, 10)
  expect(lru.bytes).toBe(10)
  lru.set('b', 3, 101)
  expect(lru.get('b')).toBeUndefined()
  expect(lru.bytes).toBe(0)
  lru.set('c', 4, 5)
  lru.delete('c')
  expect([lru.bytes, lru.size]).toEqual([0, 0])
})
