import { distanceTo, type Point } from '@beursvloer/contract/outlines'
import { type Crossing, cellsAt, type Floors, floorsOf } from './floors.ts'
import { walkingMinutes } from './pace.ts'
import { ShortestPaths, type Stretch } from './shortest-paths.ts'
import { CELL, cellMiddle, type WalkGrid } from './walk-grid.ts'
import type { WalkPlace, WalkPlan } from './walk-plan.ts'

/** Slack for corners of cells that a line just touches, in metres. */
const TOUCH = 1e-9

/** How much less comfortable a straight line may be than the corners it replaces. */
const WORTH = 1.02

/** A path with straight lines wherever they are as good as its corners: cells know eight directions only. */
function straighten(grid: WalkGrid, path: readonly Point[]): Point[] {
  const kept = path.slice(0, 1)
  for (let from = 0; from < path.length - 1; ) {
    let next = from + 1
    let cost = lineCost(grid, path[from], path[next]) ?? Number.POSITIVE_INFINITY
    for (let to = next + 1; to < path.length; to += 1) {
      cost += lineCost(grid, path[to - 1], path[to]) ?? Number.POSITIVE_INFINITY
      const straight = lineCost(grid, path[from], path[to])
      if (straight !== null && straight <= cost * WORTH) next = to
    }
    const corner = path[next]
    if (corner) kept.push(corner)
    from = next
  }
  return kept
}

/**
 * The cost of walking a straight line; null when it touches a cell that is not free. Goes column by
 * column over every cell that the line touches, so nothing is missed between samples.
 */
function lineCost(grid: WalkGrid, from: Point | undefined, to: Point | undefined): number | null {
  if (!from || !to) return null
  const [[ax, ay], [bx, by]] = from[0] <= to[0] ? [from, to] : [to, from]
  const [width, length] = [bx - ax, Math.hypot(bx - ax, by - ay)]
  const yAt = (x: number) => (width === 0 ? ay : ay + ((by - ay) * (x - ax)) / width)
  let cost = 0
  const last = Math.floor((bx + TOUCH) / CELL)
  for (let column = Math.floor((ax - TOUCH) / CELL); column <= last; column += 1) {
    const left = Math.max(ax, column * CELL)
    const right = Math.min(bx, (column + 1) * CELL)
    const ys = width === 0 ? [ay, by] : [yAt(left), yAt(right)]
    const bottom = Math.floor((Math.max(...ys) + TOUCH) / CELL)
    const top = Math.floor((Math.min(...ys) - TOUCH) / CELL)
    let sum = 0
    for (let row = top; row <= bottom; row += 1) {
      const cell = row * grid.columns + column
      if (!grid.free[cell]) return null
      sum += grid.cost[cell] ?? 1
    }
    const part = width === 0 ? 1 : Math.max(0, right - left) / width
    cost += (sum / (bottom - top + 1)) * part * length
  }
  return cost
}

/** The part of a route within one hall. */
export interface RoutePart {
  readonly hall: number
  /** Corners in metres, from start to end. */
  readonly path: readonly Point[]
  readonly metres: number
  /** Its beginning: the start, or the entrance from the hall before. */
  readonly start: string
  /** Its end: the goal, or the exit to the next hall. */
  readonly end: string
}

/** The length of a walk. */
export interface Walk {
  /** Whole metres, those between halls included where they are known. */
  readonly metres: number
  /** Whole minutes, at least one. */
  readonly minutes: number
}

export interface WalkingRoute extends Walk {
  /** One part, and another for each crossing. */
  readonly parts: readonly RoutePart[]
  /** The crossing from each part to the next. */
  readonly crossings: readonly Crossing[]
}

/** Most places from which ways are kept, per plan: each takes 13 bytes a cell. */
const MAX_PLACES = 8

/** Most answers that are kept, per plan. */
const KEPT_WALKS = 20_000

/** Computed facts of a plan, for everybody or free of steps. */
interface Ground {
  readonly floors: Floors
  /** By their place of start, the latest at the end. */
  readonly fromPlace: Map<string, ShortestPaths>
  readonly walks: Map<string, Walk | null>
}

const grounds = new WeakMap<WalkPlan, Map<boolean, Ground>>()

function groundOf(plan: WalkPlan, stepFree: boolean): Ground {
  const known = grounds.get(plan) ?? new Map<boolean, Ground>()
  grounds.set(plan, known)
  const ground = known.get(stepFree) ?? {
    floors: floorsOf(plan, stepFree),
    fromPlace: new Map(),
    walks: new Map(),
  }
  known.set(stepFree, ground)
  return ground
}

function pathsFrom({ floors, fromPlace }: Ground, from: WalkPlace): ShortestPaths {
  const paths =
    fromPlace.get(from.key) ??
    new ShortestPaths(floors, floors.index.get(from.hall) ?? -1, cellsAt(floors, from))
  fromPlace.delete(from.key)
  fromPlace.set(from.key, paths)
  const [oldest] = fromPlace.keys()
  if (fromPlace.size > MAX_PLACES && oldest !== undefined) fromPlace.delete(oldest)
  return paths
}

/**
 * The way between two places along the aisles and through the passages between halls; null when
 * there is none. There and back are the same way. Where no passage is on the plan it leads by
 * entrances that lead outside, or by lifts between levels; the way between those is not in the
 * distance.
 *
 * @param stepFree keeps to passages where wheelchairs pass each other, and to passages without steps
 */
export function walkingRoute(
  plan: WalkPlan,
  from: WalkPlace,
  to: WalkPlace,
  stepFree: boolean,
): WalkingRoute | null {
  const ground = groundOf(plan, stepFree)
  const { floors } = ground
  const stretches = pathsFrom(ground, from).to(floors.index.get(to.hall) ?? -1, cellsAt(floors, to))
  return stretches && routeOf(floors, stretches, from.name, to.name)
}

/**
 * The distances from one place to many others: the search from one place costs a few milliseconds a
 * hall, and each answer after that a fraction of one. Answers are kept with the plan, so keep the
 * plan: the same object, not the same content.
 *
 * @example walksFrom(plan, stand)(room)?.minutes
 */
export function walksFrom(
  plan: WalkPlan,
  from: WalkPlace,
  stepFree = false,
): (to: WalkPlace) => Walk | null {
  const { walks } = groundOf(plan, stepFree)
  return (to) => {
    const pair = [from.key, to.key].sort().join(' ')
    const known = walks.get(pair)
    if (known !== undefined) return known
    const route = walkingRoute(plan, from, to, stepFree)
    const walk = route && { metres: route.metres, minutes: route.minutes }
    if (walks.size >= KEPT_WALKS) walks.clear()
    walks.set(pair, walk)
    return walk
  }
}

/** Length of a path, in metres. */
export const pathLength = (path: readonly Point[]): number =>
  path.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = path[index - 1] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)

function routeOf(
  floors: Floors,
  stretches: readonly Stretch[],
  start: string,
  end: string,
): WalkingRoute | null {
  const crossings = stretches.flatMap(({ by }) => (by ? [by.crossing] : []))
  const parts = stretches.flatMap(({ floor, cells }, at): RoutePart[] => {
    const one = floors.all[floor]
    if (!one) return []
    const [into, out] = [crossings[at - 1], crossings[at]]
    const path = withDoors(into?.enters, straightened(one.grid, cells), out?.leaves)
    return [
      {
        hall: one.hall,
        path,
        metres: pathLength(path),
        start: into?.to ?? start,
        end: out?.from ?? end,
      },
    ]
  })
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const metres = Math.round(sum([...parts, ...crossings].map((one) => one.metres)))
  const seconds = sum(crossings.map((crossing) => crossing.seconds))
  return { parts, crossings, metres, minutes: walkingMinutes(metres, seconds) }
}

/** Metres that a cell may lie beside the line from a door to the next corner: less than a walker's clearance. */
const BESIDE = 0.3

/** A path from door to door instead of beside them, where that hides no corner. */
function withDoors(into: Point | undefined, path: readonly Point[], out: Point | undefined) {
  const isLong = path.length > 2 || !(into && out)
  const isKink = (door: Point | undefined, first: Point | undefined, next: Point | undefined) =>
    isLong && door && first && next && distanceTo([door, next], first[0], first[1]) < BESIDE
  const [from, to] = [isKink(into, path[0], path[1]), isKink(out, path.at(-1), path.at(-2))]
  return [
    ...(into ? [into] : []),
    ...path.slice(from ? 1 : 0, to ? -1 : undefined),
    ...(out ? [out] : []),
  ]
}

/** The corners of a way over cells, straightened: the same in both directions. */
function straightened(grid: WalkGrid, cells: readonly number[]): Point[] {
  const isBack = (cells[0] ?? 0) > (cells.at(-1) ?? 0)
  const path = straighten(grid, cornersOf(grid, isBack ? cells.toReversed() : cells))
  return isBack ? path.reverse() : path
}

/** A way over cells, with only its corners kept. */
function cornersOf(grid: WalkGrid, cells: readonly number[]): Point[] {
  return cells
    .filter((cell, at) => {
      const [before, after] = [cells[at - 1], cells[at + 1]]
      return before === undefined || after === undefined || after - cell !== cell - before
    })
    .map((cell) => cellMiddle(grid, cell))
}
