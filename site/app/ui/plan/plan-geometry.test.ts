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

it('writes a polygon as SVG points', () => {
  expect(svgPoints(corner)).toBe('3,3 9,3 9,6 6,6 6,9 3,9')
})

it('finds the box around a stand that is not a rectangle, and its middle', () => {
  expect(boxOf(corner)).toEqual({ x: 3, y: 3, width: 6, height: 6 })
  expect(middleOf(boxOf(corner))).toEqual([6, 6])
})

it('makes a label smaller until it fits, never larger than asked', () => {
  expect(labelSize('A12', 12, 0.95)).toBe(0.95)
  expect(labelSize('Kennislab A', 4, 1.3)).toBeLessThan(0.6)
  expect(labelSize('', 3, 1)).toBe(1)
})
