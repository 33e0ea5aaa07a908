import { expect, it } from 'vitest'
import { withSize } from './stand-size'

const polygon = [
  [0, 0],
  [3, 0],
  [3, 4.5],
  [0, 4.5],
]

it('the size of a stand is computed from its outline', () =>
  expect(withSize({ polygon })).toEqual({ polygon, width: 3, depth: 4.5, area: 13.5 }))

it('a given area is kept, with two decimals at most', () => {
  expect(withSize({ polygon, area: 12 })).toMatchObject({ area: 12, width: 3 })
  expect(withSize({ polygon, area: 12.3456 })).toMatchObject({ area: 12.35 })
  expect(withSize({ area: 12.3456 })).toEqual({ area: 12.35 })
  expect(withSize({ openSides: 2 })).toEqual({ openSides: 2 })
})
