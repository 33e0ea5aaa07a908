import { expect, it } from 'vitest'
import type { Landmark } from '~/content/model.ts'
import { drawSketch, SKETCH } from './sketch.ts'

const at = (label: string, east: number, north: number): Landmark => ({
  kind: 'stop',
  label,
  east,
  north,
})

it('draws true directions, nearest first, all within the circle', () => {
  const { points, rings } = drawSketch([at('Station', 1500, 2000), at('Halte', -90, 0)])
  expect(points.map(({ label, metres }) => [label, metres])).toEqual([
    ['Halte', 90],
    ['Station', 2500],
  ])
  const [stop, station] = points.map(({ x, y }) => [x - SKETCH.width / 2, SKETCH.height / 2 - y])
  expect(stop?.[1]).toBe(0)
  expect(stop?.[0]).toBeLessThan(0)
  expect((station?.[1] ?? 0) / (station?.[0] ?? 1)).toBeCloseTo(2000 / 1500, 1)
  expect(Math.hypot(...(station ?? []))).toBeCloseTo(SKETCH.radius, 0)
  expect(rings.map(({ metres }) => metres)).toEqual([500, 1000, 2000])
})

it('draws one place at the entrance itself, and none', () => {
  expect(drawSketch([at('Hier', 0, 0)]).points).toHaveLength(1)
  expect(drawSketch([])).toEqual({ rings: [], points: [] })
})
