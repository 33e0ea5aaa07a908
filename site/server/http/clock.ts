/**
 * Elapsed time as the server measures it, so that tests can set it. Dates, and moments that leave
 * the process (tickets, cookies, tokens), come from `Date` instead.
 */
export interface Clock {
  /**
   * Milliseconds since the process began; never decreases, also when the system's clock is set
   * back.
   */
  now(): number
  /** Resolves after `ms` milliseconds; does not keep the process alive. */
  after(ms: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms).unref()
    }),
}
