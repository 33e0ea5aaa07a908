/** The visitor asked for more than one visitor may; `retryAfterSeconds` says how long to wait. */
export class LimitedError extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * @param wait seconds after which a limit lets more in; 0: now
 * @throws LimitedError unless it is now
 */
export function throwIfLimited(wait: number): void {
  if (wait > 0) throw new LimitedError(wait)
}
