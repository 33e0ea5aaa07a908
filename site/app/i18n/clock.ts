/** Attribute of the document's element: by how many ms the clock is moved. Absent: not at all. */
export const CLOCK_ATTRIBUTE = 'data-clock'

let moved = import.meta.env.SSR ? 0 : Number(document.documentElement.dataset.clock ?? 0)

/** Moves the clock of this process; pages send the difference to browsers (`FAIR_CLOCK`). */
export function moveClock(ms: number): void {
  moved = ms
}

/** By how many ms the clock is moved. */
export const clockMoved = (): number => moved

/** The moment that it is, for everything that depends on the days of the fair. */
export const fairNow = (): Date => new Date(Date.now() + moved)
