import { createHash } from 'node:crypto'
import type { Session } from './session.server.ts'

/**
 * How long the answer to a refresh is remembered, in ms: requests that were on their way with the old
 * cookie get the new pair too. The CMS takes a refresh token once.
 */
const REMEMBERED_MS = 60_000

interface RefresherParts {
  /** Asks the CMS for a new pair. */
  readonly send: (refreshToken: string) => Promise<Session>
  /** Measures elapsed time, in ms; never goes back. */
  readonly clock: { now(): number }
}

interface Entry {
  readonly answer: Promise<Session>
  /** By the clock, in ms; infinite while it is under way. */
  until: number
}

/** Refreshes sessions; concurrent requests for the same session share one refresh. */
export class Refresher {
  readonly #parts: RefresherParts
  /** By a hash of the old refresh token. */
  readonly #entries = new Map<string, Entry>()

  constructor(parts: RefresherParts) {
    this.#parts = parts
  }

  /**
   * The pair of tokens after this one.
   * @throws any error of the call to the CMS; the next request asks again
   */
  refresh({ refreshToken }: Session): Promise<Session> {
    this.#forget()
    const key = createHash('sha256').update(refreshToken).digest('base64')
    const known = this.#entries.get(key)
    if (known) return known.answer
    const entry = { answer: this.#parts.send(refreshToken), until: Number.POSITIVE_INFINITY }
    this.#entries.set(key, entry)
    entry.answer.then(
      () => {
        entry.until = this.#parts.clock.now() + REMEMBERED_MS
      },
      () => this.#entries.delete(key),
    )
    return entry.answer
  }

  #forget() {
    const now = this.#parts.clock.now()
    for (const [key, { until }] of this.#entries) if (until <= now) this.#entries.delete(key)
  }
}
