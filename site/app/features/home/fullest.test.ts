import { expect, it } from 'vitest'
import { fullest } from './filling-up.tsx'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const ids = (left: Readonly<Record<string, number | null>>, count = 2) =>
  fullest(items, (id) => left[id], count).map(({ id }) => id)

it('items with the fewest free places come first, without full ones', () => {
  expect(ids({ a: 40, b: 0, c: 2, d: 9 })).toEqual(['c', 'd'])
  expect(ids({ a: 40, b: null, c: 0 }, 3)).toEqual(['a'])
})

it('the first items are shown while no places are known', () => {
  expect(ids({})).toEqual(['a', 'b'])
  expect(ids({ a: 0, b: 0, c: 0, d: 0 })).toEqual(['a', 'b'])
})
