/** The visitor asked for more than one visitor may; `retryAfterSeconds` says how long to wait. */
export class LimitedError extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
