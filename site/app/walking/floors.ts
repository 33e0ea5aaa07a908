import type { Point } from '@beursvloer/contract/outlines'
import { METRES_PER_MINUTE } from './pace.ts'
import {
  CELL,
  CLEARANCE,
  cellMiddle,
  cellsAround,
  STEP_FREE_CLEARANCE,
  uneven,
  type WalkGrid,
  walkGrid,
} from './walk-grid.ts'
import type { WalkHall, WalkPassage, WalkPlace, WalkPlan, WalkPoint } from './walk-plan.ts'

/** Farthest that a point may be from the walkable floor, in metres. */
const MAX_FROM_FLOOR = 6

/** Metres beyond a walker's clearance that still count as being at a stand. */
const REACH = 1.5 * CELL

/**
 * Metres that a way outside without a passage counts for when routes are compared: it is used only
 * where there is no passage.
 */
const UNMEASURED = 2000

/** The way from one hall into the next. */
export interface Crossing {
  /** Its name on the side that the visitor leaves, and on the side of arrival. */
  readonly from: string
  readonly to: string
  /** `unmeasured` when no passage is on the plan, and so its metres are not known. */
  readonly kind: WalkPassage['kind'] | 'unmeasured'
  readonly metres: number
  readonly seconds: number
  /** The points of leaving and of arrival; metres in the hall. */
  readonly leaves: Point
  readonly enters: Point
}

type Way = Pick<Crossing, 'kind' | 'metres' | 'seconds'>

/** One end of a crossing. */
interface Door {
  readonly hall: number
  readonly name: string
  readonly at: Point
}

/** A crossing in one direction, in the graph of cells. */
export interface Link {
  readonly crossing: Crossing
  readonly fromFloor: number
  readonly fromCell: number
  readonly toFloor: number
  readonly toCell: number
  /** Its cost, in cells. */
  readonly cost: number
}

/** The floors of all halls and the links between them. */
export type Floors = ReturnType<typeof floorsOf>

/** The free cells at a place; none when it is not on the plan. */
export function cellsAt(floors: Floors, { hall, outline }: WalkPlace): number[] {
  const grid = floors.all[floors.index.get(hall) ?? -1]?.grid
  if (!grid) return []
  if (outline.length === 1) return nearestCell(grid, outline[0])
  const clearance = floors.stepFree ? STEP_FREE_CLEARANCE : CLEARANCE
  const found: number[] = []
  cellsAround(grid, outline, clearance + REACH, (cell) => {
    if (grid.free[cell]) found.push(cell)
  })
  return found
}

/** The free cell nearest to a point, as a list of one; empty when none is near. */
function nearestCell(grid: WalkGrid, point: Point | undefined): number[] {
  if (!point) return []
  let best = { cell: -1, distance: Number.POSITIVE_INFINITY }
  cellsAround(grid, [point], MAX_FROM_FLOOR, (cell, distance) => {
    if (grid.free[cell] && distance < best.distance) best = { cell, distance }
  })
  return best.cell < 0 ? [] : [best.cell]
}

/**
 * The floors of a plan, for everybody or free of steps. Finding free cells takes a while: keep the
 * result.
 */
export function floorsOf(plan: WalkPlan, stepFree: boolean) {
  const clearance = stepFree ? STEP_FREE_CLEARANCE : CLEARANCE
  const all = plan.halls.map((hall) => {
    const { width, length, stands, rooms } = hall
    const obstacles = [...stands, ...rooms].map(({ polygon }) => polygon)
    return { hall: hall.number, grid: walkGrid({ width, length, obstacles }, clearance) }
  })
  const index = new Map(all.map(({ hall }, at) => [hall, at]))
  const links = new Map<number, Map<number, Link[]>>()
  const add = (fromHall: number, toHall: number, crossing: Crossing, extra: number) => {
    const [fromFloor, toFloor] = [index.get(fromHall), index.get(toHall)]
    const [from, to] = [all[fromFloor ?? -1]?.grid, all[toFloor ?? -1]?.grid]
    if (fromFloor === undefined || toFloor === undefined || !from || !to) return
    const [fromCell] = nearestCell(from, crossing.leaves)
    const [toCell] = nearestCell(to, crossing.enters)
    if (fromCell === undefined || toCell === undefined) return
    const metres =
      distance(cellMiddle(from, fromCell), crossing.leaves) +
      crossing.metres +
      extra +
      distance(crossing.enters, cellMiddle(to, toCell))
    const byCell = links.get(fromFloor) ?? new Map<number, Link[]>()
    const link = { crossing, fromFloor, fromCell, toFloor, toCell, cost: metres / CELL }
    byCell.set(fromCell, [...(byCell.get(fromCell) ?? []), link])
    links.set(fromFloor, byCell)
  }
  let connections = 0
  const connect = (a: Door, b: Door, way: Way, extra: number) => {
    connections += 1
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      add(
        from.hall,
        to.hall,
        { ...way, from: from.name, to: to.name, leaves: from.at, enters: to.at },
        extra + uneven(connections),
      )
  }
  for (const { name, kind, length: metres, seconds, ends, ...passage } of plan.passages) {
    if (stepFree && !passage.stepFree) continue
    const [a, b] = ends
    connect({ ...a, name }, { ...b, name }, { kind, metres, seconds }, secondsAsMetres(seconds))
  }
  plan.halls.forEach((one, at) => {
    for (const other of plan.halls.slice(at + 1))
      for (const [a, b] of waysWithoutPassage(one, other, stepFree))
        connect(
          { hall: one.number, name: a.label, at: [a.x, a.y] },
          { hall: other.number, name: b.label, at: [b.x, b.y] },
          { kind: 'unmeasured', metres: 0, seconds: 0 },
          UNMEASURED,
        )
  })
  return {
    all, // Index of the floor of a hall, by its number.
    index, // Links by the floor and cell where they begin.
    links,
    stepFree,
  }
}

/** So that waiting for a lift weighs as much as walking for that time. */
const secondsAsMetres = (seconds: number) => (seconds / 60) * METRES_PER_MINUTE

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/**
 * The ways from one hall to another when no passage is on the plan: entrances that lead outside,
 * between levels lifts too, and free of steps lifts alone.
 */
function waysWithoutPassage(
  one: WalkHall,
  other: WalkHall,
  stepFree: boolean,
): (readonly [WalkPoint, WalkPoint])[] {
  const alike = one.level === other.level
  const kinds = alike ? ['entrance'] : stepFree ? ['lift'] : ['lift', 'entrance']
  const usable = ({ places }: WalkHall, kind: string) =>
    places.filter((place) => place.kind === kind && (kind !== 'entrance' || place.leadsOutside))
  return kinds.flatMap((kind) =>
    usable(one, kind).flatMap((a) => usable(other, kind).map((b) => [a, b] as const)),
  )
}
