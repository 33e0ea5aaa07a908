import type { HallPlan, PlaceView } from '../floor-plan.ts'
import { findPath, pathLength, REACH } from './find-path.ts'
import type { Spot } from './spots.ts'
import {
  CLEARANCE,
  cellsAround,
  type Point,
  STEP_FREE_CLEARANCE,
  type WalkGrid,
  walkGrid,
} from './walk-grid.ts'

/** The part of a route within one hall. */
export interface RoutePart {
  readonly hall: number
  /** Corners in metres, from start to end. */
  readonly path: readonly Point[]
  readonly metres: number
  /** Where it ends: the goal, or the way out to the next hall. */
  readonly end: string
  /** Where it begins: the start, or the way in from the hall before. */
  readonly start: string
}

export interface WalkingRoute {
  /** One part, or two when the goal is in another hall. */
  readonly parts: readonly RoutePart[]
  /** Whole metres walked within the halls. */
  readonly metres: number
  /** Whole minutes, at least one. */
  readonly minutes: number
}

/** Metres in a minute between people at a fair, and with a wheelchair or a stick. */
const PACE = 65
const STEP_FREE_PACE = 45

/** Farthest that a point of interest may be from the floor one walks on, in metres. */
const MAX_FROM_FLOOR = 6

/**
 * The way between two places along the aisles; null when there is none.
 *
 * From one hall to another it leads by the entrances of both, or by lifts when they are on different
 * levels. What lies between two halls is not on the plan, and not in the distance.
 *
 * @param stepFree keeps to passages where wheelchairs pass each other, and between levels to lifts
 */
export function walkingRoute(
  halls: readonly HallPlan[],
  from: Spot,
  to: Spot,
  stepFree: boolean,
): WalkingRoute | null {
  const floors = new Map<number, Floor>()
  const floorOf = (number: number): Floor | null => {
    const hall = halls.find((one) => one.number === number)
    if (!hall) return null
    const floor = floors.get(number) ?? floorOfHall(hall, stepFree)
    floors.set(number, floor)
    return floor
  }
  const [first, last] = [floorOf(from.hall), floorOf(to.hall)]
  if (!first || !last) return null
  const within = (floor: Floor, start: Spot, end: Spot): RoutePart | null => {
    const path = findPath(floor.grid, floor.cellsAt(start), floor.cellsAt(end))
    return (
      path && {
        hall: floor.hall.number,
        path,
        metres: pathLength(path),
        start: start.name,
        end: end.name,
      }
    )
  }
  if (first === last) {
    const part = within(first, from, to)
    return part && routeOf([part], stepFree)
  }
  const way = crossings(first.hall, last.hall, stepFree)
  const out = nearest(way(first.hall).map((door) => within(first, from, door)))
  const rest = nearest(way(last.hall).map((door) => within(last, door, to)))
  return out && rest && routeOf([out, rest], stepFree)
}

interface Floor {
  readonly hall: HallPlan
  readonly grid: WalkGrid
  /** The free cells where one is at a place. */
  cellsAt(spot: Spot): number[]
}

function floorOfHall(hall: HallPlan, stepFree: boolean): Floor {
  const clearance = stepFree ? STEP_FREE_CLEARANCE : CLEARANCE
  const obstacles = [...hall.stands, ...hall.rooms].map(({ polygon }) => polygon)
  const grid = walkGrid({ width: hall.width, length: hall.length, obstacles }, clearance)
  const cellsAt = ({ outline }: Spot): number[] => {
    const reach = outline.length > 1 ? clearance + REACH : MAX_FROM_FLOOR
    const found: { cell: number; distance: number }[] = []
    cellsAround(grid, outline, reach, (cell, distance) => {
      if (grid.free[cell]) found.push({ cell, distance })
    })
    if (outline.length > 1) return found.map(({ cell }) => cell)
    found.sort((a, b) => a.distance - b.distance)
    return found.slice(0, 1).map(({ cell }) => cell)
  }
  return { hall, grid, cellsAt }
}

/** The doors of a hall that lead to another one: spots to choose from. */
function crossings(one: HallPlan, other: HallPlan, stepFree: boolean) {
  const kinds: readonly PlaceView['kind'][] =
    one.level === other.level ? ['entrance'] : stepFree ? ['lift'] : ['lift', 'entrance']
  return (hall: HallPlan): Spot[] =>
    hall.places
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ key, label, x, y }) => ({
        key,
        name: label,
        hall: hall.number,
        outline: [[x, y]],
      }))
}

const nearest = (parts: readonly (RoutePart | null)[]): RoutePart | null =>
  parts.reduce((best, part) => (part && (!best || part.metres < best.metres) ? part : best), null)

function routeOf(parts: readonly RoutePart[], stepFree: boolean): WalkingRoute {
  const metres = Math.round(parts.reduce((sum, part) => sum + part.metres, 0))
  const minutes = Math.max(1, Math.ceil(metres / (stepFree ? STEP_FREE_PACE : PACE)))
  return { parts, metres, minutes }
}
