import type { Landmark } from '~/content/model.ts'

/**
 * Size of the drawing. Within `radius` around its middle everything is to scale; what lies farther away
 * stands at `rim`.
 */
export const SKETCH = { width: 360, height: 300, radius: 106, rim: 126 } as const
/** The drawing reaches at least so many metres, and so many times the distance of the nearest point. */
const LEAST_REACH = 500
const REACH_RATIO = 8
/** Circles of distance that a sketch may have, in metres. */
const RINGS = [100, 250, 500, 1000, 2000, 5000, 10_000, 20_000]
/** At most so many of them, the largest. */
const RING_COUNT = 2

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Draws landmarks around an entrance to scale, nearest first. A bicycle shed and a motorway do not fit
 * on one sheet: what is far beyond the others only shows its direction, at the rim.
 */
export function drawSketch(landmarks: readonly Landmark[]) {
  const measured = landmarks
    .map((landmark) => ({ ...landmark, distance: Math.hypot(landmark.east, landmark.north) }))
    .sort((a, b) => a.distance - b.distance)
  const limit = Math.max(LEAST_REACH, REACH_RATIO * (measured[0]?.distance ?? 0))
  const reach = measured.findLast(({ distance }) => distance <= limit)?.distance || LEAST_REACH
  const scale = SKETCH.radius / reach
  return {
    rings:
      measured.length === 0
        ? []
        : RINGS.filter((metres) => metres <= reach * 1.02)
            .slice(-RING_COUNT)
            .map((metres) => ({ metres, radius: round(metres * scale) })),
    points: measured.map(({ kind, label, east, north, distance }) => {
      const isBeyond = distance > reach
      const factor = isBeyond ? SKETCH.rim / distance : scale
      return {
        kind,
        label,
        metres: Math.round(distance / 10) * 10,
        x: round(SKETCH.width / 2 + east * factor),
        y: round(SKETCH.height / 2 - north * factor),
        beyond: isBeyond ? Math.round((Math.atan2(east, north) * 180) / Math.PI) : null,
      }
    }),
  }
}
