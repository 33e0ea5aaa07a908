import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overlapsAmong } from '../geometry/overlaps'
import { boxOf, cornersOf, overlap } from '../geometry/polygons'
import { openSidesOf } from './apply-import'

const side = fc.integer({ min: 0, max: 30 })
const size = fc.integer({ min: 1, max: 12 })
const place = fc
  .record({ x: side, y: side, width: size, length: size })
  .map((box) => ({ polygon: cornersOf(box) }))

it('finds each overlapping pair once', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 20 }), (places) => {
      const pairs = places.flatMap((a, at) =>
        places.slice(at + 1).filter((b) => overlap(a.polygon, b.polygon)),
      )
      expect(overlapsAmong(places)).toHaveLength(pairs.length)
    }),
  )
})

it('counts the sides of a stand along an aisle', () => {
  const box = (x: number, y: number, width = 3, length = 3) =>
    boxOf(cornersOf({ x, y, width, length }))
  const stand = box(10, 10)
  expect(openSidesOf(stand, [])).toBe(4)
  expect(openSidesOf(stand, [box(7, 10)])).toBe(3)
  expect(openSidesOf(stand, [box(7, 10), box(10, 13)])).toBe(2)
  expect(openSidesOf(stand, [box(7, 10), box(10, 13), box(13, 10), box(10, 7)])).toBe(1)
  expect(openSidesOf(stand, [box(7, 12, 3, 6)])).toBe(4)
})
