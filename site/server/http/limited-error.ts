/** The visitor reached a limit; `retryAfterSeconds` says how long to wait. */
export class LimitedError extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * @param wait seconds until a limit allows more; 0: now
 * @throws LimitedError unless it is now
 */
export function throwIfLimited(wait: number): void {
  if (wait > 0) throw new LimitedError(wait)
}
