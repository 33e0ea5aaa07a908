import { CellQueue } from './cell-queue.ts'
import { straighten } from './straighten.ts'
import { CELL, cellMiddle, type Point, type WalkGrid } from './walk-grid.ts'

/** Neighbours: columns and rows to the side, and how far it is in cells. */
const STEPS: readonly (readonly [dx: number, dy: number, length: number])[] = [
  [1, 0, 1],
  [0, 1, 1],
  [-1, 0, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
  [1, -1, Math.SQRT2],
]

/**
 * The most comfortable way over free cells from one of the starts to one of the goals (A*), as
 * corners in metres; null when there is none. It never cuts the corner of a cell that is not free.
 */
export function findPath(
  grid: WalkGrid,
  starts: readonly number[],
  goals: readonly number[],
): Point[] | null {
  const { columns, rows, free, cost } = grid
  const isGoal = new Set(goals)
  const remaining = distanceLeft(grid, goals)
  const spent = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const cameFrom = new Int32Array(columns * rows).fill(-1)
  const done = new Uint8Array(columns * rows)
  const queue = new CellQueue()
  for (const start of starts) {
    spent[start] = 0
    queue.push(start, remaining(start))
  }
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (isGoal.has(cell)) return straighten(grid, cornersOf(grid, cameFrom, cell))
    if (done[cell]) continue
    done[cell] = 1
    const column = cell % columns
    const row = (cell - column) / columns
    for (const [dx, dy, length] of STEPS) {
      if (column + dx < 0 || column + dx >= columns || row + dy < 0 || row + dy >= rows) continue
      const next = cell + dx + dy * columns
      if (!free[next] || !free[cell + dx] || !free[cell + dy * columns]) continue
      const total = (spent[cell] ?? 0) + length * (cost[next] ?? 1)
      if (total >= (spent[next] ?? 0)) continue
      spent[next] = total
      cameFrom[next] = cell
      queue.push(next, total + remaining(next))
    }
  }
  return null
}

/** At least so many cells are left from a cell to the nearest goal. */
function distanceLeft({ columns }: WalkGrid, goals: readonly number[]) {
  const xs = goals.map((goal) => goal % columns)
  const ys = goals.map((goal) => Math.floor(goal / columns))
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return (cell: number) => {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    const dx = Math.max(0, left - column, column - right)
    const dy = Math.max(0, top - row, row - bottom)
    return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy)
  }
}

/** The way to a cell, with only its corners kept. */
function cornersOf(grid: WalkGrid, cameFrom: Int32Array, goal: number): Point[] {
  const corners: Point[] = [cellMiddle(grid, goal)]
  let direction = 0
  let cell = goal
  for (let before = cameFrom[cell] ?? -1; before >= 0; before = cameFrom[cell] ?? -1) {
    if (before - cell !== direction && cell !== goal) corners.push(cellMiddle(grid, cell))
    direction = before - cell
    cell = before
  }
  if (cell !== goal) corners.push(cellMiddle(grid, cell))
  return corners.reverse()
}

/** Length of a path, in metres. */
export const pathLength = (path: readonly Point[]): number =>
  path.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = path[index - 1] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)

/** Metres beyond a walker's clearance at which one still stands at a stand. */
export const REACH = 1.5 * CELL
