/** Cells by rising priority: a binary heap. */
export class CellQueue {
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
