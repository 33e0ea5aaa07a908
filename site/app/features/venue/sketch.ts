import type { Landmark } from '~/content/model.ts'

/** Size of the drawing, and the circle around its middle in which all points lie. */
export const SKETCH = { width: 360, height: 300, radius: 130 } as const
/** Radius around the middle without drawing: the entrance stands there. */
const INNER = 34
/** Circles of distance that a sketch may have, in metres. */
const RINGS = [100, 250, 500, 1000, 2000, 5000, 10_000, 20_000]
/** At most so many of them, the largest. */
const RING_COUNT = 3

export interface Sketch {
  readonly rings: readonly { readonly metres: number; readonly radius: number }[]
  readonly points: readonly {
    readonly kind: Landmark['kind']
    readonly label: string
    /** In a straight line, rounded to 10 m. */
    readonly metres: number
    readonly x: number
    readonly y: number
  }[]
}

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Places landmarks around an entrance: directions are true, distances shrink with their root, so that
 * a bicycle shed and a motorway fit on one sheet. Nearest first.
 */
export function drawSketch(landmarks: readonly Landmark[]): Sketch {
  const measured = landmarks
    .map((landmark) => ({ ...landmark, distance: Math.hypot(landmark.east, landmark.north) }))
    .sort((a, b) => a.distance - b.distance)
  const farthest = measured.at(-1)?.distance || 1
  const reach = (metres: number) =>
    INNER + (SKETCH.radius - INNER) * Math.sqrt(Math.min(1, metres / farthest))
  return {
    rings: RINGS.filter((metres) => metres <= farthest * 1.02)
      .slice(-RING_COUNT)
      .map((metres) => ({ metres, radius: round(reach(metres)) })),
    points: measured.map(({ kind, label, east, north, distance }) => ({
      kind,
      label,
      metres: Math.round(distance / 10) * 10,
      x: round(SKETCH.width / 2 + (east / (distance || 1)) * reach(distance)),
      y: round(SKETCH.height / 2 - (north / (distance || 1)) * reach(distance)),
    })),
  }
}
