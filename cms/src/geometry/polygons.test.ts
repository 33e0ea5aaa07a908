import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaOf,
  type Box,
  boxOf,
  cornersOf,
  crossesItself,
  isInside,
  isPolygon,
  overlap,
  type Polygon,
  sameOutline,
  sharedArea,
  tidy,
} from './polygons'

const boxes = fc.record({
  x: fc.integer({ min: 0, max: 40 }),
  y: fc.integer({ min: 0, max: 40 }),
  width: fc.integer({ min: 1, max: 20 }),
  length: fc.integer({ min: 1, max: 20 }),
})

/** An L of 12 m² with its notch at the top right. */
const corner: Polygon = [
  [0, 0],
  [2, 0],
  [2, 2],
  [4, 2],
  [4, 4],
  [0, 4],
]

describe('the shared area of two polygons', () => {
  it('is the intersection of two rectangles', () => {
    const common = (a: Box, b: Box) =>
      Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
      Math.max(0, Math.min(a.y + a.length, b.y + b.length) - Math.max(a.y, b.y))
    fc.assert(
      fc.property(boxes, boxes, (a, b) => {
        expect(sharedArea(cornersOf(a), cornersOf(b))).toBeCloseTo(common(a, b), 6)
      }),
    )
  })

  it('is the area of a polygon with itself', () => {
    expect(sharedArea(corner, corner)).toBeCloseTo(areaOf(corner), 6)
  })

  it('follows the outline, not its bounding box', () => {
    expect(overlap(corner, cornersOf({ x: 2, y: 0, width: 2, length: 2 }))).toBe(false)
    expect(overlap(corner, cornersOf({ x: 1.5, y: 0, width: 2, length: 2 }))).toBe(true)
  })

  it('is correct for slanting sides', () => {
    const triangle: Polygon = [
      [0, 0],
      [4, 0],
      [0, 4],
    ]
    expect(sharedArea(triangle, cornersOf({ x: 0, y: 0, width: 4, length: 4 }))).toBeCloseTo(8, 6)
    expect(sharedArea(triangle, cornersOf({ x: 1, y: 1, width: 4, length: 4 }))).toBeCloseTo(2, 6)
  })

  it('is zero for neighbours, however their sides were rounded', () => {
    const left = cornersOf({ x: 0, y: 0, width: 3.004, length: 4 })
    expect(overlap(left, cornersOf({ x: 3, y: 0, width: 3, length: 4 }))).toBe(false)
  })
})

describe('an outline', () => {
  it('is equal from any corner, in either direction', () => {
    const turned = [...corner.slice(3), ...corner.slice(0, 3)]
    expect(sameOutline(corner, turned)).toBe(true)
    expect(sameOutline(corner, [...turned].reverse())).toBe(true)
    expect(sameOutline(corner, cornersOf(boxOf(corner)))).toBe(false)
  })

  it('loses corners on a straight line, and millimetres', () => {
    expect(
      tidy([
        [0, 0],
        [0, 0],
        [2, 0],
        [4.0004, 0],
        [4, 4],
        [0, 4],
      ]),
    ).toEqual(cornersOf({ x: 0, y: 0, width: 4, length: 4 }))
  })

  it('has an area, and may not cross itself', () => {
    expect(areaOf(corner)).toBe(12)
    expect(crossesItself(corner)).toBe(false)
    expect(
      crossesItself([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ]),
    ).toBe(true)
  })

  it('may touch the walls of the hall, and may not cross them', () => {
    const hall = { width: 4, length: 4 }
    expect(isInside(corner, hall)).toBe(true)
    expect(isInside(corner, { ...hall, width: 3.9 })).toBe(false)
  })

  it.each([
    [null],
    ['x'],
    [[[0, 0]]],
    [
      [
        [0, 0],
        [1, 'a'],
        [1, 1],
      ],
    ],
    [[[0, 0], [1, 0], [1]]],
  ])('is not %j', (value) => {
    expect(isPolygon(value)).toBe(false)
  })
})
