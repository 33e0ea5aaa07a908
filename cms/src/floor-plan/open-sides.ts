import { type Box, TOLERANCE } from '../geometry/polygons'

/** So much of a side must border on an aisle for it to count as open. */
const OPEN_SHARE = 0.5

const meets = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE

const shared = (from: number, to: number, start: number, end: number) =>
  Math.max(0, Math.min(to, end) - Math.max(from, start))

/**
 * How many of the four sides of a stand border on an aisle rather than on another stand: 1 for a row
 * stand, 2 for a corner, 3 for a head, 4 for an island.
 * @returns at least 1, as nobody can enter a closed stand
 */
export function openSidesOf(stand: Box, others: readonly Box[]): number {
  const [right, bottom] = [stand.x + stand.width, stand.y + stand.length]
  const beside = (touches: (other: Box) => boolean) =>
    others
      .filter(touches)
      .reduce((sum, { y, length }) => sum + shared(stand.y, bottom, y, y + length), 0)
  const behind = (touches: (other: Box) => boolean) =>
    others
      .filter(touches)
      .reduce((sum, { x, width }) => sum + shared(stand.x, right, x, x + width), 0)
  const closed = [
    beside(({ x, width }) => meets(x + width, stand.x)) / stand.length,
    beside(({ x }) => meets(x, right)) / stand.length,
    behind(({ y, length }) => meets(y + length, stand.y)) / stand.width,
    behind(({ y }) => meets(y, bottom)) / stand.width,
  ]
  return Math.max(1, closed.filter((share) => share < OPEN_SHARE).length)
}
