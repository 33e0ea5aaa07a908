/** Attribute of the document's element: offset of the clock in ms. Absent: none. */
export const CLOCK_ATTRIBUTE = 'data-clock'

let moved = import.meta.env.SSR ? 0 : Number(document.documentElement.dataset.clock ?? 0)

/** Moves the clock of this process; pages send the difference to browsers (`FAIR_CLOCK`). */
export function moveClock(ms: number): void {
  moved = ms
}

/** Offset of the clock in ms. */
export const clockMoved = (): number => moved

/** The present moment, for everything that depends on the days of the fair. */
export const fairNow = (): Date => new Date(Date.now() + moved)
