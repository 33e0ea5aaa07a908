/** Time as the server uses it, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms` milliseconds; does not keep the process alive. */
  after(ms: number): Promise<void>
}

export const systemClock: Clock = {
  now: Date.now,
  after: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms).unref()
    }),
}
