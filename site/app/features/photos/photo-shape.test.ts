import fc from 'fast-check'
import { expect, it } from 'vitest'
import { photoShape, ratioOf } from './photo-tile.tsx'

it.each([
  [3000, 4500, '2x3'],
  [3024, 4032, '3x4'],
  [1200, 1200, 'square'],
  [4032, 3024, '4x3'],
  [1600, 1067, '3x2'],
  [1920, 1080, '16x9'],
  [2400, 1000, '21x9'],
  [null, null, '3x2'],
])('a photo of %s × %s is drawn as %s', (width, height, shape) => {
  expect(photoShape(width, height)).toBe(shape)
})

it('at most an eighth is cut off any photo between 9:16 and 3:1', () => {
  fc.assert(
    fc.property(fc.double({ min: 9 / 16, max: 3, noNaN: true }), (ratio) => {
      const drawn = ratioOf(photoShape(ratio * 10_000, 10_000))
      return Math.min(drawn, ratio) / Math.max(drawn, ratio) >= 7 / 8
    }),
  )
})
