/** The queue is full. */
export class OverloadedError extends Error {}

/**
 * Runs at most `concurrency` tasks at once and lets at most `queueLimit` others wait, in two queues
 * that alternate: the urgent one, which is short, and that of all others.
 */
export class Limiter {
  readonly #concurrency: number
  readonly #queueLimit: number
  readonly #waiting: (() => void)[] = []
  readonly #urgent: (() => void)[] = []
  #running = 0
  #wasUrgent = false

  constructor(concurrency: number, queueLimit: number) {
    this.#concurrency = concurrency
    this.#queueLimit = queueLimit
  }

  /** Whether anything runs or waits. */
  get busy(): boolean {
    return this.#running > 0
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#waiting.length + this.#urgent.length
  }

  /** Number of waiting tasks in the urgent queue. */
  get urgent(): number {
    return this.#urgent.length
  }

  /**
   * @param isUrgent whether it waits in the urgent queue
   * @throws OverloadedError when too many wait
   */
  async run<T>(task: () => Promise<T>, isUrgent = false): Promise<T> {
    if (this.#running >= this.#concurrency) {
      if (this.#waiting.length + this.#urgent.length >= this.#queueLimit)
        throw new OverloadedError()
      const line = isUrgent ? this.#urgent : this.#waiting
      // A finishing task hands its slot over, so `#running` stays the same.
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await task()
    } finally {
      const next = this.#takeNext()
      if (next) next()
      else this.#running -= 1
    }
  }

  #takeNext(): (() => void) | undefined {
    this.#wasUrgent = !this.#wasUrgent && this.#urgent.length > 0
    if (this.#wasUrgent) return this.#urgent.shift()
    return this.#waiting.shift() ?? this.#urgent.shift()
  }
}
