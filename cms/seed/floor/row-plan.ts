import type { Point, Polygon, StandSeed } from '../types-floor.ts'

/**
 * Rows are 6 m wide strips that run from north to south, two stands back to back. They are filled
 * with blocks; a block is as wide as the row and so many metres long:
 *
 * - `pair`: two stands of 18 m² back to back (6 m)
 * - `head`: one stand of 24 m² across the whole row (4 m)
 * - `island`: one stand of 48 m² across the whole row (8 m)
 * - `pavilion-small`: four stands of 6 m² and four of 9 m² (10 m)
 * - `pavilion-large`: six stands of 9 m² and two of 18 m² (15 m)
 */
export type Block = 'pair' | 'head' | 'island' | 'pavilion-small' | 'pavilion-large'

/** Stands of a block: on each side the lengths in metres, north to south; `across` fills both sides. */
const BLOCKS: Record<Block, { west?: number[]; east?: number[]; across?: number }> = {
  pair: { west: [6], east: [6] },
  head: { across: 4 },
  island: { across: 8 },
  'pavilion-small': { west: [2, 2, 3, 3], east: [3, 3, 2, 2] },
  'pavilion-large': { west: [6, 3, 3, 3], east: [3, 3, 3, 6] },
}

const ROW_WIDTH = 6

/** A row: its letter, the hall, its west side, and where each run of blocks starts (all in metres). */
export interface Row {
  readonly letter: string
  readonly hall: number
  readonly x: number
  readonly runs: readonly { readonly y: number; readonly blocks: readonly Block[] }[]
}

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly length: number
}

export const corners = ({ x, y, width, length }: Rectangle): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + length],
  [x, y + length],
]

/** The box around some polygons, in metres. */
export function boundsOf(polygons: readonly Polygon[]): Rectangle {
  const points: Point[] = polygons.flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, length: Math.max(...ys) - y }
}

/** Whether two rectangles share more than an edge. */
export const overlaps = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.length && b.y < a.y + a.length

function rectanglesOf(block: Block, x: number, y: number): Rectangle[] {
  const { west = [], east = [], across } = BLOCKS[block]
  if (across) return [{ x, y, width: ROW_WIDTH, length: across }]
  const half = ROW_WIDTH / 2
  const side = (lengths: number[], left: number) => {
    let top = y
    return lengths.map((length) => {
      const rectangle = { x: left, y: top, width: half, length }
      top += length
      return rectangle
    })
  }
  return [...side(west, x), ...side(east, x + half)]
}

function lengthOf(block: Block): number {
  const { west = [], across } = BLOCKS[block]
  return across ?? west.reduce((sum, length) => sum + length, 0)
}

/** Half of a side must be free for it to count as open. */
const OPEN_SHARE = 0.5

/** How many of the four sides of a stand border on an aisle rather than on another stand. */
function openSidesOf(stand: Rectangle, others: readonly Rectangle[]): number {
  const right = stand.x + stand.width
  const bottom = stand.y + stand.length
  const shared = (from: number, to: number, start: number, end: number) =>
    Math.max(0, Math.min(to, end) - Math.max(from, start))
  const vertical = (edge: number, side: 'x' | 'right') =>
    others
      .filter((other) => (side === 'x' ? other.x : other.x + other.width) === edge)
      .reduce((sum, other) => sum + shared(stand.y, bottom, other.y, other.y + other.length), 0)
  const horizontal = (edge: number, side: 'y' | 'bottom') =>
    others
      .filter((other) => (side === 'y' ? other.y : other.y + other.length) === edge)
      .reduce((sum, other) => sum + shared(stand.x, right, other.x, other.x + other.width), 0)
  const closedShares = [
    vertical(stand.x, 'right') / stand.length,
    vertical(right, 'x') / stand.length,
    horizontal(stand.y, 'bottom') / stand.width,
    horizontal(bottom, 'y') / stand.width,
  ]
  return closedShares.filter((share) => share < OPEN_SHARE).length
}

type Exception = Pick<StandSeed, 'availability' | 'optionUntil'>

/**
 * The stands of some rows, numbered per row from north to south, block by block.
 * @param exceptions stands that are not let, by number
 */
export function standsOf(
  rows: readonly Row[],
  exceptions: Readonly<Record<string, Exception>>,
): StandSeed[] {
  return rows.flatMap((row) => {
    const rectangles = row.runs.flatMap(({ y, blocks }) => {
      let top = y
      return blocks.flatMap((block) => {
        const stands = rectanglesOf(block, row.x, top)
        top += lengthOf(block)
        return stands
      })
    })
    return rectangles.map((rectangle, index) => {
      const number = `${row.hall}.${row.letter}${String(index + 1).padStart(2, '0')}`
      return {
        number,
        hall: row.hall,
        polygon: corners(rectangle),
        width: rectangle.width,
        depth: rectangle.length,
        area: rectangle.width * rectangle.length,
        openSides: openSidesOf(rectangle, rectangles),
        ...(exceptions[number] ?? { availability: 'let' as const }),
      }
    })
  })
}
