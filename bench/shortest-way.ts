type Point = readonly [x: number, y: number]

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A hall of which every obstacle is an upright rectangle; metres. */
export interface RectangularHall {
  readonly width: number
  readonly length: number
  readonly obstacles: readonly (readonly Point[])[]
}

/** What rounding leaves, in metres. */
const TOUCH = 1e-9
/** Metres between the points along the sides of a place from which one may set out. */
const APART = 0.25

const boxOf = (outline: readonly Point[], wider: number): Box => {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return {
    left: Math.min(...xs) - wider,
    top: Math.min(...ys) - wider,
    right: Math.max(...xs) + wider,
    bottom: Math.max(...ys) + wider,
  }
}

/** Whether a line goes through the inside of a box (Liang and Barsky); along its side is free. */
function cuts([ax, ay]: Point, [bx, by]: Point, { left, top, right, bottom }: Box): boolean {
  let [from, to] = [0, 1]
  for (const [start, change, low, high] of [
    [ax, bx - ax, left + TOUCH, right - TOUCH],
    [ay, by - ay, top + TOUCH, bottom - TOUCH],
  ] as const) {
    if (Math.abs(change) < TOUCH) {
      if (start <= low || start >= high) return false
      continue
    }
    const [one, other] = [(low - start) / change, (high - start) / change]
    from = Math.max(from, Math.min(one, other))
    to = Math.min(to, Math.max(one, other))
  }
  return to - from > TOUCH
}

/** Points around a place at which one stands before it. */
const around = (outline: readonly Point[], away: number): Point[] => {
  if (outline.length < 3) return [...outline]
  const { left, top, right, bottom } = boxOf(outline, away)
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / APART) + 1 }, (_, at) => from + at * APART)
  return [
    ...steps(left, right).flatMap((x): Point[] => [
      [x, top],
      [x, bottom],
    ]),
    ...steps(top, bottom).flatMap((y): Point[] => [
      [left, y],
      [right, y],
    ]),
  ]
}

/**
 * The shortest line between two places of a hall that keeps so far from all that stands in it: exact, by
 * the corners that see each other. It shares no code with the site's way of finding routes.
 *
 * @returns metres; infinite when there is no way
 */
export function shortestWay(
  hall: RectangularHall,
  from: readonly Point[],
  to: readonly Point[],
  clearance: number,
): number {
  const boxes = hall.obstacles.map((outline) => boxOf(outline, clearance))
  const isFree = ([x, y]: Point) =>
    x >= 0 &&
    y >= 0 &&
    x <= hall.width &&
    y <= hall.length &&
    boxes.every(
      (box) =>
        x <= box.left + TOUCH ||
        x >= box.right - TOUCH ||
        y <= box.top + TOUCH ||
        y >= box.bottom - TOUCH,
    )
  const corners = boxes.flatMap(({ left, top, right, bottom }): Point[] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
  const starts = around(from, clearance).filter(isFree)
  const goals = around(to, clearance).filter(isFree)
  const points = [...starts, ...corners.filter(isFree), ...goals]
  const spent = points.map((_, at) => (at < starts.length ? 0 : Number.POSITIVE_INFINITY))
  const done = new Set<number>()
  for (;;) {
    let next = -1
    for (const [at, metres] of spent.entries())
      if (!done.has(at) && metres < (spent[next] ?? Number.POSITIVE_INFINITY)) next = at
    const here = points[next]
    if (!here) return Number.POSITIVE_INFINITY
    if (next >= points.length - goals.length) return spent[next] ?? Number.POSITIVE_INFINITY
    done.add(next)
    for (const [at, point] of points.entries()) {
      if (done.has(at)) continue
      const metres = (spent[next] ?? 0) + Math.hypot(point[0] - here[0], point[1] - here[1])
      if (metres < (spent[at] ?? 0) && !boxes.some((box) => cuts(here, point, box)))
        spent[at] = metres
    }
  }
}
