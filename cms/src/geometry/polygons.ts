import type { Point } from '@beursvloer/contract/outlines'

/** Corners in order, the first not repeated at the end. */
export type Polygon = readonly Point[]

/** An upright rectangle in metres. */
export type Box = ReturnType<typeof boxOf>

/** The size of a hall, in metres. */
export type HallSize = Pick<Box, 'width' | 'length'>

/** Maximum of corners of one place: more is a drawing mistake, and slow to compare. */
export const MAX_CORNERS = 200

/** Drawings are exact to the centimetre. */
const PRECISION = 0.01
/** Differences that rounding makes, in metres; places may be this far out of the hall. */
export const TOLERANCE = 0.011
/** m² that two places may share: a centimetre along a side of four metres. */
const SHARED_AREA = 0.05

/** A length in metres, to the centimetre. */
export const toCentimetre = (metres: number): number =>
  Math.round(metres / PRECISION) / Math.round(1 / PRECISION)

/** Whether a value from outside is a polygon: at least three corners of finite numbers. */
export const isPolygon = (value: unknown): value is Polygon =>
  Array.isArray(value) &&
  value.length >= 3 &&
  value.length <= MAX_CORNERS &&
  value.every((point) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite))

/** The smallest upright rectangle around some points, of which there must be one. */
export function boxOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, length: Math.max(...ys) - y }
}

/** The corners of a rectangle, clockwise from the top left. */
export const cornersOf = ({ x, y, width, length }: Box): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + length],
  [x, y + length],
]

/** Each corner with the next one. */
const sidesOf = (polygon: Polygon): (readonly [Point, Point])[] =>
  polygon.map((point, at) => [point, polygon[(at + 1) % polygon.length] ?? point])

/** Twice the area, negative when the corners run anticlockwise (with y down). */
const signedArea = (polygon: Polygon) =>
  sidesOf(polygon).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)

/** Area in m², to the square decimetre. */
export const areaOf = (polygon: Polygon): number => toCentimetre(Math.abs(signedArea(polygon)) / 2)

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Where two sides cross, ends excluded; null when they do not. */
function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | null {
  const fromA = cross(c, d, a)
  const fromB = cross(c, d, b)
  if (fromA * fromB >= 0 || cross(a, b, c) * cross(a, b, d) >= 0) return null
  const share = fromA / (fromA - fromB)
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]
}

/** Whether an outline crosses itself, like an hourglass. */
export function crossesItself(polygon: Polygon): boolean {
  const sides = sidesOf(polygon)
  return sides.some((side, at) => sides.slice(at + 1).some((other) => crossing(side, other)))
}

/** Where a horizontal line meets an outline, from left to right. */
const meetings = (polygon: Polygon, y: number): number[] =>
  sidesOf(polygon)
    .filter(([[, ay], [, by]]) => ay > y !== by > y)
    .map(([[ax, ay], [bx, by]]) => ax + ((y - ay) / (by - ay)) * (bx - ax))
    .sort((left, right) => left - right)

/** Length that two rows of intervals (start, end, start, end …) share. */
function sharedLength(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i + 1 < a.length; i += 2)
    for (let j = 0; j + 1 < b.length; j += 2)
      sum += Math.max(
        0,
        Math.min(a[i + 1] as number, b[j + 1] as number) - Math.max(a[i] as number, b[j] as number),
      )
  return sum
}

const boxesMeet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.length && b.y < a.y + a.length

/**
 * The area in m² that two polygons share. Between two neighbouring heights at which a corner lies
 * or sides cross, the shared area is a row of trapeziums, so its width halfway gives its area.
 */
export function sharedArea(a: Polygon, b: Polygon): number {
  if (!boxesMeet(boxOf(a), boxOf(b))) return 0
  const crossings = sidesOf(a).flatMap((side) =>
    sidesOf(b).flatMap((other) => crossing(side, other)?.[1] ?? []),
  )
  const heights = [...[...a, ...b].map(([, y]) => y), ...crossings]
  heights.sort((low, high) => low - high)
  return heights.reduce((sum, top, at) => {
    const bottom = heights[at + 1] ?? top
    const middle = (top + bottom) / 2
    if (bottom === top) return sum
    return sum + (bottom - top) * sharedLength(meetings(a, middle), meetings(b, middle))
  }, 0)
}

/** Whether two places are in each other's way; touching is allowed. */
export const overlap = (a: Polygon, b: Polygon): boolean => sharedArea(a, b) > SHARED_AREA

/** Whether all corners are in the hall. */
export const isInside = (polygon: Polygon, hall: HallSize): boolean =>
  polygon.every(
    ([x, y]) =>
      x >= -TOLERANCE &&
      y >= -TOLERANCE &&
      x <= hall.width + TOLERANCE &&
      y <= hall.length + TOLERANCE,
  )

/** Rounds to centimetres and drops repeated and collinear points. */
export function tidy(polygon: Polygon): Polygon {
  const rounded = polygon.map(([x, y]): Point => [toCentimetre(x), toCentimetre(y)])
  const distinct = rounded.filter((point, at) => {
    const before = rounded.at(at - 1) ?? point
    return point[0] !== before[0] || point[1] !== before[1]
  })
  return distinct.filter((point, at) => {
    const before = distinct.at(at - 1) ?? point
    const after = distinct[(at + 1) % distinct.length] ?? point
    return Math.abs(cross(before, point, after)) > PRECISION * PRECISION
  })
}

const nearby = (a: Point, b: Point | undefined): boolean =>
  !!b && Math.abs(a[0] - b[0]) <= TOLERANCE && Math.abs(a[1] - b[1]) <= TOLERANCE

/** Whether two polygons are the same place, wherever and in whichever direction they begin. */
export function sameOutline(a: Polygon, b: Polygon): boolean {
  const [left, right] = [tidy(a), tidy(b)]
  if (left.length !== right.length) return false
  const turned = signedArea(left) * signedArea(right) < 0 ? [...right].reverse() : right
  return turned.some((_, start) =>
    left.every((point, at) => nearby(point, turned[(start + at) % turned.length])),
  )
}
