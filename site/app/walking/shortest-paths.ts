import type { Floors, Link } from './floors.ts'

/** Cells by rising priority: a binary heap. */
class CellQueue {
  readonly #cells: number[] = []
  readonly #priorities: number[] = []

  push(cell: number, priority: number): void {
    let at = this.#cells.length
    while (at > 0) {
      const above = (at - 1) >> 1
      if (this.#priority(above) <= priority) break
      this.#move(above, at)
      at = above
    }
    this.#cells[at] = cell
    this.#priorities[at] = priority
  }

  /** Takes the cell of lowest priority out; undefined when there is none. */
  pop(): number | undefined {
    const first = this.#cells[0]
    const cell = this.#cells.pop()
    const priority = this.#priorities.pop()
    const count = this.#cells.length
    if (cell === undefined || priority === undefined || count === 0) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= count) break
      if (below + 1 < count && this.#priority(below + 1) < this.#priority(below)) below += 1
      if (this.#priority(below) >= priority) break
      this.#move(below, at)
      at = below
    }
    this.#cells[at] = cell
    this.#priorities[at] = priority
    return first
  }

  #priority(at: number): number {
    return this.#priorities[at] ?? 0
  }

  #move(from: number, to: number): void {
    this.#cells[to] = this.#cells[from] ?? 0
    this.#priorities[to] = this.#priority(from)
  }
}

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

/** A stretch of a way within one floor: its cells from first to last, and the link by which it leaves. */
export interface Stretch {
  readonly floor: number
  readonly cells: readonly number[]
  /** Null for the last stretch. */
  readonly by: Link | null
}

interface Reached {
  readonly spent: Float64Array
  /** The cell before it on the same floor; -1 for a start, `-2 - n` for link n. */
  readonly before: Int32Array
  readonly done: Uint8Array
}

const START = -1
const FIRST_LINK = -2

/**
 * The most comfortable ways from one place to everywhere (Dijkstra), over all floors and the links
 * between them. Searches only as far as needed, and continues from there at the next call.
 */
export class ShortestPaths {
  readonly #floors: Floors
  readonly #queue = new CellQueue()
  readonly #reached: (Reached | undefined)[] = []
  readonly #links: Link[] = []
  /** Where the cells of a floor begin in the numbers that the queue holds. */
  readonly #offsets: number[]

  constructor(floors: Floors, floor: number, starts: readonly number[]) {
    this.#floors = floors
    let offset = 0
    this.#offsets = floors.all.map(({ grid }) => {
      const begin = offset
      offset += grid.columns * grid.rows
      return begin
    })
    for (const cell of starts) this.#spend(floor, cell, 0, START)
  }

  /** The way to the nearest of some cells of a floor, from the start on; null when none can be reached. */
  to(floor: number, goals: readonly number[]): Stretch[] | null {
    const goal = this.#nearest(floor, goals)
    if (goal === null) return null
    const stretches: Stretch[] = []
    let [at, by]: [number, Link | null] = [floor, null]
    let cells = [goal]
    for (;;) {
      const before = this.#reached[at]?.before[cells[cells.length - 1] ?? 0] ?? START
      if (before >= 0) {
        cells.push(before)
        continue
      }
      stretches.unshift({ floor: at, cells: cells.reverse(), by })
      const link = before === START ? null : this.#links[FIRST_LINK - before]
      if (!link) return stretches
      ;[at, by, cells] = [link.fromFloor, link, [link.fromCell]]
    }
  }

  /** Of several goals at the start itself, always the same one. */
  #nearest(floor: number, goals: readonly number[]): number | null {
    const known = this.#reached[floor]
    const here = goals.filter((cell) => known?.spent[cell] === 0)
    if (here.length > 0) return Math.min(...here)
    const settled = known ? goals.filter((cell) => known.done[cell]) : []
    if (known && settled.length > 0)
      return settled.reduce((a, b) => ((known.spent[b] ?? 0) < (known.spent[a] ?? 0) ? b : a))
    const wanted = new Set(goals)
    while (wanted.size > 0) {
      const node = this.#queue.pop()
      if (node === undefined) break
      const on = this.#floorOf(node)
      const cell = node - (this.#offsets[on] ?? 0)
      if (this.#settle(on, cell) && on === floor && wanted.has(cell)) return cell
    }
    return null
  }

  #floorOf(node: number): number {
    let floor = this.#offsets.length - 1
    while (floor > 0 && node < (this.#offsets[floor] ?? 0)) floor -= 1
    return floor
  }

  /** Continues from a cell, unless that was done already. */
  #settle(floor: number, cell: number): boolean {
    const reached = this.#reached[floor]
    const grid = this.#floors.all[floor]?.grid
    if (!reached || !grid || reached.done[cell]) return false
    reached.done[cell] = 1
    const { columns, rows, free, cost } = grid
    const spent = reached.spent[cell] ?? 0
    const own = cost[cell] ?? 1
    const column = cell % columns
    const row = (cell - column) / columns
    for (const [dx, dy, length] of STEPS) {
      if (column + dx < 0 || column + dx >= columns || row + dy < 0 || row + dy >= rows) continue
      const next = cell + dx + dy * columns
      // A path never cuts the corner of a cell that is not free.
      if (!free[next] || !free[cell + dx] || !free[cell + dy * columns]) continue
      this.#spend(floor, next, spent + (length * (own + (cost[next] ?? 1))) / 2, cell)
    }
    for (const link of this.#floors.links.get(floor)?.get(cell) ?? []) {
      this.#links.push(link)
      this.#spend(link.toFloor, link.toCell, spent + link.cost, FIRST_LINK - this.#links.length + 1)
    }
    return true
  }

  #spend(floor: number, cell: number, spent: number, before: number): void {
    const reached = this.#reached[floor] ?? this.#enter(floor)
    if (spent >= (reached.spent[cell] ?? 0)) return
    reached.spent[cell] = spent
    reached.before[cell] = before
    this.#queue.push((this.#offsets[floor] ?? 0) + cell, spent)
  }

  #enter(floor: number): Reached {
    const grid = this.#floors.all[floor]?.grid
    const size = (grid?.columns ?? 0) * (grid?.rows ?? 0)
    const reached = {
      spent: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
      before: new Int32Array(size).fill(START),
      done: new Uint8Array(size),
    }
    this.#reached[floor] = reached
    return reached
  }
}
