import { distanceTo, type Point } from '@beursvloer/contract/outlines'
import { pathLength, type RoutePart } from '~/walking/walking-route.ts'
import type { HallPlan } from '../floor-plan.ts'

export interface RouteStep {
  readonly turn: 'start' | 'left' | 'right'
  /** Whole metres to walk after the turn. */
  readonly metres: number
  /** Number of the stand at the turn; empty when none is near. */
  readonly near: string
}

/** A piece of a path shorter than this only cuts a corner; it is no direction of its own. */
const MIN_LEG = 2.5

/** A bend sharper than this, in radians, is a turn. */
const TURN = Math.PI / 5

/** Farthest a stand may be from a turn to be named there, in metres. */
const NEAR = 3

const bearing = ([ax, ay]: Point, [bx, by]: Point) => Math.atan2(by - ay, bx - ax)

/**
 * The part of a route as instructions: a turn, a landmark, a distance.
 *
 * @param heading direction of view at its beginning, in radians clockwise from the right; null when
 * that is not known
 */
export function routeSteps(
  { path }: Pick<RoutePart, 'path'>,
  { stands }: Pick<HallPlan, 'stands'>,
  heading: number | null = null,
) {
  const steps: { turn: RouteStep['turn']; metres: number; at: Point }[] = []
  let direction = heading
  let uncounted = 0
  path.slice(1).forEach((to, index) => {
    const from = path[index] ?? to
    const metres = pathLength([from, to])
    const step = steps.at(-1)
    if (metres < MIN_LEG) {
      if (step) step.metres += metres
      else uncounted += metres
      return
    }
    const ahead = bearing(from, to)
    const bend =
      direction === null ? 0 : Math.atan2(Math.sin(ahead - direction), Math.cos(ahead - direction))
    direction = ahead
    const isTurn = Math.abs(bend) >= TURN
    if (step && !isTurn) step.metres += metres
    // The y axis points down, so a growing angle is a turn to the right.
    else steps.push({ turn: isTurn ? (bend > 0 ? 'right' : 'left') : 'start', metres, at: from })
  })
  const [first] = steps
  if (first) first.metres += uncounted
  else if (path[0]) steps.push({ turn: 'start', metres: uncounted, at: path[0] })
  return steps.map(
    ({ turn, metres, at }): RouteStep => ({
      turn,
      metres: Math.max(1, Math.round(metres)),
      near: turn === 'start' ? '' : nearestStand(stands, at),
    }),
  )
}

function nearestStand(stands: HallPlan['stands'], [x, y]: Point): string {
  let best = { number: '', distance: NEAR }
  for (const { number, polygon } of stands) {
    const distance = distanceTo(polygon, x, y)
    if (distance < best.distance) best = { number, distance }
  }
  return best.number
}
