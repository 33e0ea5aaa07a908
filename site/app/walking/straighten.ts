import type { Point } from '@beursvloer/contract/outlines'
import { CELL, type WalkGrid } from './walk-grid.ts'

/** Slack for corners of cells that a line just touches, in metres. */
const TOUCH = 1e-9

/** How much less comfortable a straight line may be than the corners it replaces. */
const WORTH = 1.02

/** A path with straight lines wherever they are as good as its corners: cells know eight directions only. */
export function straighten(grid: WalkGrid, path: readonly Point[]): Point[] {
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
