import { expect, it } from 'vitest'
import { boxOf, labelSize, middleOf, svgPoints } from './plan-geometry.ts'

const corner = [
  [3, 3],
  [9, 3],
  [9, 6],
  [6, 6],
  [6, 9],
  [3, 9],
] as const

it('a polygon is written as SVG points', () => {
  expect(svgPoints(corner)).toBe('3,3 9,3 9,6 6,6 6,9 3,9')
})

it('the bounding box of a stand that is no rectangle, and its centre, are computed', () => {
  expect(boxOf(corner)).toEqual({ x: 3, y: 3, width: 6, height: 6 })
  expect(middleOf(boxOf(corner))).toEqual([6, 6])
})

it('a label is reduced until it fits, and never enlarged', () => {
  expect(labelSize('A12', 12, 0.95)).toBe(0.95)
  expect(labelSize('Kennislab A', 4, 1.3)).toBeLessThan(0.6)
  expect(labelSize('', 3, 1)).toBe(1)
})
