import type { Point } from '@beursvloer/contract/outlines'
import {
  type Box,
  boxOf,
  cornersOf,
  crossesItself,
  type HallSize,
  isInside,
  overlap,
  type Polygon,
  toCentimetre,
} from '../geometry/polygons'

/** Metres that the pointer moves and sizes a place by at a time. */
export const GRID = 0.5
/** Smallest side of a place, in metres. */
export const MIN_SIDE = 0.5
/** Metres between a newly placed place and its neighbours, where there is room. */
const AISLE = 2
/** Sides of a new place, in metres: the smallest usual stand. */
const NEW_SIDE = 3

const LIST = new Intl.ListFormat('nl')

/** The sides that a handle pulls at: -1 left or top, 1 right or bottom, 0 neither. */
export interface Handle {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

/** The eight handles around a place, clockwise from the top left. */
export const HANDLES: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
]

export const toGrid = (metres: number): number => Math.round(metres / GRID) * GRID

const within = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(Math.max(low, high), value))

/** The place moved and stretched until its box is the given one. */
export function fitTo(polygon: Polygon, target: Box): Polygon {
  const box = boxOf(polygon)
  const [across, down] = [target.width / box.width, target.length / box.length]
  return polygon.map(
    ([x, y]): Point => [
      toCentimetre(target.x + (x - box.x) * across),
      toCentimetre(target.y + (y - box.y) * down),
    ],
  )
}

/** The place with the top left of its box there, or as near to it as the walls of the hall allow. */
export function moveTo(polygon: Polygon, [x, y]: Point, hall: HallSize): Polygon {
  const box = boxOf(polygon)
  return fitTo(polygon, {
    ...box,
    x: within(x, 0, hall.width - box.width),
    y: within(y, 0, hall.length - box.length),
  })
}

/** The place after a handle is pulled to a point of the grid; the opposite side stays. */
export function pullTo(polygon: Polygon, handle: Handle, [x, y]: Point, hall: HallSize): Polygon {
  const box = boxOf(polygon)
  const [right, bottom] = [box.x + box.width, box.y + box.length]
  const left = handle.x < 0 ? within(toGrid(x), 0, right - MIN_SIDE) : box.x
  const top = handle.y < 0 ? within(toGrid(y), 0, bottom - MIN_SIDE) : box.y
  const newRight = handle.x > 0 ? within(toGrid(x), left + MIN_SIDE, hall.width) : right
  const newBottom = handle.y > 0 ? within(toGrid(y), top + MIN_SIDE, hall.length) : bottom
  return fitTo(polygon, { x: left, y: top, width: newRight - left, length: newBottom - top })
}

/** The point of the grid nearest to a point, on or within the walls of the hall. */
export const pointInHall = ([x, y]: Point, hall: HallSize): Point => [
  toCentimetre(within(toGrid(x), 0, hall.width)),
  toCentimetre(within(toGrid(y), 0, hall.length)),
]

/** The place with one of its corners there, or as near to it as the walls of the hall allow. */
export function moveCorner(polygon: Polygon, at: number, [x, y]: Point, hall: HallSize): Polygon {
  const moved: Point = [
    toCentimetre(within(x, 0, hall.width)),
    toCentimetre(within(y, 0, hall.length)),
  ]
  return polygon.map((point, index) => (index === at ? moved : point))
}

/** The place with a corner more: halfway between one of its corners and the next. */
export function splitSide(polygon: Polygon, at: number): Polygon {
  const [from, to] = [polygon[at], polygon[(at + 1) % polygon.length]]
  if (!from || !to) return polygon
  const middle: Point = [toCentimetre((from[0] + to[0]) / 2), toCentimetre((from[1] + to[1]) / 2)]
  return [...polygon.slice(0, at + 1), middle, ...polygon.slice(at + 1)]
}

/** The place rotated 90° clockwise around its middle, aligned to the grid and within the hall. */
export function quarterTurn(polygon: Polygon, hall: HallSize): Polygon {
  const box = boxOf(polygon)
  const turned = polygon.map(([x, y]): Point => [box.y + box.length - y, x - box.x])
  const middle: Point = [box.x + box.width / 2, box.y + box.length / 2]
  const corner: Point = [toGrid(middle[0] - box.length / 2), toGrid(middle[1] - box.width / 2)]
  return moveTo(turned, corner, hall)
}

/**
 * A free place for a new stand of 3 × 3 m: with an aisle around it if possible, otherwise just
 * free, and in the top left corner when the hall is full.
 */
export function freePlace(hall: HallSize, others: readonly Polygon[]): Polygon {
  const size = { width: Math.min(NEW_SIDE, hall.width), length: Math.min(NEW_SIDE, hall.length) }
  for (const aisle of [AISLE, 0]) {
    for (let y = aisle; y + size.length <= hall.length; y += 1)
      for (let x = aisle; x + size.width <= hall.width; x += 1) {
        const room = cornersOf({
          x: x - aisle,
          y: y - aisle,
          width: size.width + 2 * aisle,
          length: size.length + 2 * aisle,
        })
        if (!others.some((other) => overlap(room, other))) return cornersOf({ x, y, ...size })
      }
  }
  return cornersOf({ x: 0, y: 0, ...size })
}

interface NamedPlace {
  readonly name: string
  readonly polygon: Polygon
}

/** The faults of a stand's place, in Dutch; empty without any. */
export function problemsWith(
  polygon: Polygon,
  hall: HallSize,
  stands: readonly NamedPlace[],
): string[] {
  const names = stands.filter((stand) => overlap(polygon, stand.polygon)).map(({ name }) => name)
  return [
    ...(crossesItself(polygon) ? ['De omtrek kruist zichzelf.'] : []),
    ...(isInside(polygon, hall) ? [] : ['Valt buiten de hal.']),
    ...(names.length > 0 ? [`Overlapt ${LIST.format(names)}.`] : []),
  ]
}
