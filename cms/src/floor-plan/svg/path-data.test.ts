import type { Point } from '@beursvloer/contract/outlines'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../../geometry/polygons'
import { parsePath } from './path-data'

const rectangle: Point[] = [
  [10, 20],
  [40, 20],
  [40, 50],
  [10, 50],
]

describe('path data', () => {
  it.each([
    'M10 20 L40 20 L40 50 L10 50 Z',
    'M10,20 40,20 40,50 10,50z',
    'm10 20 30 0 0 30-30 0z',
    'M10 20H40V50H10Z',
    'm10 20h30v30h-30z',
    'M1e1 2e1L40 20 40 50 10 50',
  ])('of a rectangle is read: %s', (data) => {
    expect(parsePath(data)).toEqual([rectangle])
  })

  it('has a part for each move, and continues where the last one closed', () => {
    expect(parsePath('M0 0h2v2zM10 10h2v2z')).toHaveLength(2)
    expect(parsePath('m5 5h2v2z m10 0h2v2z')?.[1]?.[0]).toEqual([15, 5])
  })

  it('turns curves into straight pieces on the curve', () => {
    const [circle = []] =
      parsePath('M10 0C15.5 0 20 4.5 20 10S15.5 20 10 20 0 15.5 0 10 4.5 0 10 0Z') ?? []
    expect(circle.length).toBeGreaterThan(30)
    for (const [x, y] of circle) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(10, 0)
    const [wave = []] = parsePath('M0 0Q5 10 10 0T20 0') ?? []
    expect(boxOf(wave)).toMatchObject({ x: 0, y: -5, width: 20, length: 10 })
  })

  it.each(['M0 0A5 5 0 0 1 10 10', 'M0 0L1', 'R', '10 10', 'M0 0X1 1', 'M0 0 L1 1 C1 2 3'])(
    'with arcs, or that is invalid, is refused: %s',
    (data) => {
      expect(parsePath(data)).toBeNull()
    },
  )
})
