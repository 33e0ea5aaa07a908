import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, boxOf, cornersOf, isInside, overlap, type Polygon } from '../geometry/polygons'
import {
  freePlace,
  HANDLES,
  moveCorner,
  moveTo,
  problemsWith,
  pullTo,
  quarterTurn,
  splitSide,
} from './edit-outline'

const hall = { width: 20, length: 10 }
const stand = cornersOf({ x: 4, y: 2, width: 6, length: 3 })
const corner: Polygon = [
  [0, 0],
  [2, 0],
  [2, 2],
  [4, 2],
  [4, 3],
  [0, 3],
]
const anywhere = fc.tuple(
  fc.double({ min: -50, max: 50, noNaN: true }),
  fc.double({ min: -50, max: 50, noNaN: true }),
)

describe('moving a stand', () => {
  it('keeps its outline, and keeps it in the hall', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const moved = moveTo(corner, point, hall)
        expect(isInside(moved, hall)).toBe(true)
        expect(areaOf(moved)).toBeCloseTo(areaOf(corner), 1)
      }),
    )
    expect(boxOf(moveTo(stand, [7, 3], hall))).toEqual({ x: 7, y: 3, width: 6, length: 3 })
  })
})

describe('the corners of a stand', () => {
  it('are moved one by one, within the hall, and make other outlines than a rectangle', () => {
    const more = splitSide(splitSide(stand, 0), 1)
    expect(more).toHaveLength(6)
    expect(areaOf(more)).toBe(areaOf(stand))
    const bent = moveCorner(moveCorner(more, 2, [7, 4], hall), 3, [10, 4], hall)
    expect(areaOf(bent)).toBe(12)
    expect(moveCorner(stand, 3, [-8, 90], hall)[3]).toEqual([0, 10])
  })

  it('cannot make an outline that crosses itself', () => {
    const crossed = moveCorner(stand, 0, [12, 4], hall)
    expect(problemsWith(crossed, hall, [])).toEqual(['De omtrek kruist zichzelf.'])
  })
})

describe('dragging a handle', () => {
  it('leaves the opposite side in place, and stays on the grid and in the hall', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HANDLES), anywhere, (handle, point) => {
        const box = boxOf(pullTo(stand, handle, point, hall))
        expect(box.width).toBeGreaterThanOrEqual(0.5)
        expect(box.length).toBeGreaterThanOrEqual(0.5)
        expect(box.x + box.width).toBeLessThanOrEqual(hall.width)
        expect(box.y + box.length).toBeLessThanOrEqual(hall.length)
        for (const value of Object.values(box)) expect((value * 2) % 1).toBe(0)
        if (handle.x >= 0) expect(box.x).toBe(4)
        if (handle.x <= 0) expect(box.x + box.width).toBe(10)
        if (handle.y >= 0) expect(box.y).toBe(2)
        if (handle.y <= 0) expect(box.y + box.length).toBe(5)
      }),
    )
  })

  it('scales every corner of the outline', () => {
    const wider = pullTo(corner, { x: 1, y: 0 }, [8.1, 9], hall)
    expect(wider).toEqual([
      [0, 0],
      [4, 0],
      [4, 2],
      [8, 2],
      [8, 3],
      [0, 3],
    ])
  })
})

describe('a quarter turn', () => {
  it('swaps width and depth around the centre', () => {
    expect(boxOf(quarterTurn(stand, hall))).toEqual({ x: 5.5, y: 0.5, width: 3, length: 6 })
  })

  it('four times gives the same outline', () => {
    const start = moveTo(corner, [4, 4], hall)
    let turned = start
    for (let at = 0; at < 4; at += 1) turned = quarterTurn(turned, hall)
    expect(areaOf(turned)).toBe(areaOf(start))
    const shape = (polygon: Polygon) => moveTo(polygon, [0, 0], hall)
    expect(shape(turned)).toEqual(shape(start))
  })
})

describe('a free place for a stand', () => {
  it('has an aisle around it if possible, then none, and is the corner of a full hall', () => {
    expect(boxOf(freePlace(hall, []))).toMatchObject({ x: 2, y: 2 })
    const beside = freePlace(hall, [stand])
    expect(boxOf(beside).x).toBeGreaterThanOrEqual(12)
    const wide = cornersOf({ x: 0, y: 0, width: 20, length: 7 })
    expect(boxOf(freePlace(hall, [wide]))).toMatchObject({ x: 0, y: 7 })
    expect(overlap(freePlace(hall, [wide]), wide)).toBe(false)
    const full = cornersOf({ x: 0, y: 0, ...hall })
    expect(boxOf(freePlace(hall, [full]))).toMatchObject({ x: 0, y: 0 })
  })
})

it('problems of an outline are described in Dutch', () => {
  const others = [{ name: 'stand 1.A02', polygon: cornersOf({ x: 9, y: 2, width: 3, length: 3 }) }]
  expect(problemsWith(stand, hall, others)).toEqual(['Overlapt stand 1.A02.'])
  const both = [{ ...others[0], name: 'stand 1.A01', polygon: stand }, ...others]
  expect(problemsWith(stand, hall, both)).toEqual(['Overlapt stand 1.A01 en stand 1.A02.'])
  expect(problemsWith(stand, { width: 8, length: 10 }, [])).toEqual(['Valt buiten de hal.'])
  expect(problemsWith(moveTo(stand, [3, 2], hall), hall, others)).toEqual([])
})
