import { today } from '../app/i18n/today.ts'

/** Interval of reading the date, in ms: a clock that sleeps or jumps is noticed too. */
const LOOK_MS = 30_000

/**
 * Follows the date in the fair's zone. Pages speak of today (a vacancy closes, an item of the
 * calendar is over), so their version holds the date and goes stale at midnight.
 */
export class DateWatch {
  readonly #onChange: () => void
  #date = today()
  #timer: NodeJS.Timeout | undefined

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** `YYYY-MM-DD`. */
  get date(): string {
    return this.#date
  }

  start(): void {
    this.#timer = setInterval(() => {
      const date = today()
      if (date === this.#date) return
      this.#date = date
      this.#onChange()
    }, LOOK_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
