import type { Clock } from '../http/clock.ts'

/** Versions whose end is remembered; older ones ended long ago. */
const MAX_REMEMBERED = 100

/** The current version of the content, and the ends of earlier ones. */
export class Versions {
  readonly #clock: Pick<Clock, 'now'>
  readonly #ends = new Map<string, number>()
  #current: string

  constructor(version: string, clock: Pick<Clock, 'now'>) {
    this.#current = version
    this.#clock = clock
  }

  get current(): string {
    return this.#current
  }

  change(version: string): void {
    if (version === this.#current) return
    this.#ends.set(this.#current, this.#clock.now())
    this.#ends.delete(version)
    this.#current = version
    const [oldest] = this.#ends.keys()
    if (this.#ends.size > MAX_REMEMBERED && oldest !== undefined) this.#ends.delete(oldest)
  }

  /** When a version ceased to be current, on the clock; infinite while it is. */
  endOf(version: string): number {
    if (version === this.#current) return Number.POSITIVE_INFINITY
    return this.#ends.get(version) ?? 0
  }
}
