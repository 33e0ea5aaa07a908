import { expect, it } from 'vitest'
import type { Landmark } from '~/content/model.ts'
import { drawSketch, SKETCH } from './sketch.ts'

const at = (label: string, east: number, north: number): Landmark => ({
  kind: 'stop',
  label,
  east,
  north,
})

it('landmarks are drawn to scale, nearest first', () => {
  const { points, rings } = drawSketch([at('Station', 300, 400), at('Halte', -250, 0)])
  expect(points.map(({ label, metres, beyond }) => [label, metres, beyond])).toEqual([
    ['Halte', 250, null],
    ['Station', 500, null],
  ])
  const fromMiddle = points.map(({ x, y }) => [x - SKETCH.width / 2, SKETCH.height / 2 - y])
  const scale = SKETCH.radius / 500
  expect(fromMiddle.flat().map((length) => Math.round(length / scale))).toEqual([-250, 0, 300, 400])
  expect(rings.map(({ metres, radius }) => [metres, Math.round(radius / scale)])).toEqual([
    [250, 250],
    [500, 500],
  ])
})

it('a distant landmark is shown as a direction only', () => {
  const { points } = drawSketch([at('Stalling', 70, 0), at('Station', 1500, -1500)])
  expect(points.map(({ beyond }) => beyond)).toEqual([null, 135])
  const [, { x = 0, y = 0 } = {}] = points
  expect(Math.hypot(x - SKETCH.width / 2, y - SKETCH.height / 2)).toBeCloseTo(SKETCH.rim, 0)
})

it('a landmark at the entrance is drawn, and no landmarks give no sketch', () => {
  expect(drawSketch([at('Hier', 0, 0)]).points).toHaveLength(1)
  expect(drawSketch([])).toEqual({ rings: [], points: [] })
})
