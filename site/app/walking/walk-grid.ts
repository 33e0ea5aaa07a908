import { distanceTo, type Outline, type Point } from '@beursvloer/contract/outlines'

/** Side of a cell, in metres. */
export const CELL = 0.5

/**
 * Metres that a walker keeps from stands and walls. More than half a cell's diagonal, so that a
 * free cell is free up to its corners: a walk from one to the next cannot cross a stand.
 */
export const CLEARANCE = 0.36

/** As `CLEARANCE`, for a wheelchair that must be able to pass another. */
export const STEP_FREE_CLEARANCE = 0.75

/** Most that `uneven` adds. */
const UNEVEN = 1e-4

/** Metres from a stand at which walking is at its most comfortable: the middle of an aisle. */
const COMFORT = 1.5

/** The floor of a hall in cells, row by row from the top left. */
export type WalkGrid = ReturnType<typeof walkGrid>

interface Floor {
  /** Metres. */
  readonly width: number
  readonly length: number
  /** Outlines of all obstacles. */
  readonly obstacles: readonly Outline[]
}

/** The middle of a cell, in metres. */
export const cellMiddle = (grid: Pick<WalkGrid, 'columns'>, cell: number): Point => [
  ((cell % grid.columns) + 0.5) * CELL,
  (Math.floor(cell / grid.columns) + 0.5) * CELL,
]

/** Calls `visit` with every cell whose middle is within so many metres of an outline. */
export function cellsAround(
  grid: Pick<WalkGrid, 'columns' | 'rows'>,
  outline: Outline,
  within: number,
  visit: (cell: number, distance: number) => void,
): void {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const index = (metres: number, last: number) =>
    Math.min(last, Math.max(0, Math.floor(metres / CELL)))
  const right = index(Math.max(...xs) + within, grid.columns - 1)
  const bottom = index(Math.max(...ys) + within, grid.rows - 1)
  for (let row = index(Math.min(...ys) - within, grid.rows - 1); row <= bottom; row += 1) {
    for (
      let column = index(Math.min(...xs) - within, grid.columns - 1);
      column <= right;
      column += 1
    ) {
      const distance = distanceTo(outline, (column + 0.5) * CELL, (row + 0.5) * CELL)
      if (distance <= within) visit(row * grid.columns + column, distance)
    }
  }
}

/**
 * A small pseudo-random addition to the cost of a cell, as part of it, and to that of a passage;
 * always the same for a number. Too little to be noticed, and enough that of two ways of the same
 * length always the same one is taken, there and back.
 */
export function uneven(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 7), 0x9e3779b1)
  return (UNEVEN * ((mixed ^ (mixed >>> 15)) >>> 0)) / 0xffffffff
}

/** The free space within a hall's walls and between its obstacles. */
export function walkGrid({ width, length, obstacles }: Floor, clearance: number) {
  const size = {
    columns: Math.max(1, Math.floor(width / CELL)),
    rows: Math.max(1, Math.floor(length / CELL)),
  }
  const distances = new Float64Array(size.columns * size.rows).map((_, cell) => {
    const [x, y] = cellMiddle(size, cell)
    return Math.min(COMFORT, x, y, width - x, length - y)
  })
  for (const outline of obstacles) {
    cellsAround(size, outline, COMFORT, (cell, distance) => {
      if (distance < (distances[cell] ?? 0)) distances[cell] = distance
    })
  }
  return {
    ...size,
    // 1 where the cell is walkable.
    free: Uint8Array.from(distances, (distance) => (distance >= clearance ? 1 : 0)),
    // The cost of a metre in the cell: 1 in an aisle's middle, up to 2 along a stand.
    cost: distances.map((distance, cell) => (2 - distance / COMFORT) * (1 + uneven(cell))),
  }
}
