/** Metres from the top left corner of a hall: to the right, and down. */
export type Point = readonly [x: number, y: number]

/** Corners of a place in a hall, the first not repeated at the end; or a single point. */
export type Outline = readonly Point[]

/** Metres from a point to the nearest part of an outline; 0 inside it. */
export function distanceTo(outline: Outline, x: number, y: number): number {
  let inside = false
  let nearest = Number.POSITIVE_INFINITY
  let [ax, ay] = outline.at(-1) ?? [Number.NaN, Number.NaN]
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    const [dx, dy] = [bx - ax, by - ay]
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
    const part = Math.min(1, Math.max(0, along))
    nearest = Math.min(nearest, Math.hypot(ax + part * dx - x, ay + part * dy - y))
    ;[ax, ay] = [bx, by]
  }
  return inside ? 0 : nearest
}
