/** More work is waiting than makes sense to keep waiting. */
export class OverloadedError extends Error {}

/** Runs at most `concurrency` tasks at once and lets at most `queueLimit` others wait in line. */
export class Limiter {
  readonly #concurrency: number
  readonly #queueLimit: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(concurrency: number, queueLimit: number) {
    this.#concurrency = concurrency
    this.#queueLimit = queueLimit
  }

  /** Whether anything runs or waits. */
  get busy(): boolean {
    return this.#running > 0
  }

  /** How many wait in line. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** @throws OverloadedError when the line is full */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#concurrency) {
      if (this.#waiting.length >= this.#queueLimit) throw new OverloadedError()
      // A finishing task hands its slot over, so `#running` stays the same.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
