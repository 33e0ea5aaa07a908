import { setTimeout as sleep } from 'node:timers/promises'
import { type LiveMessage, liveAnswer } from '@beursvloer/contract/live/feed'
import { FEED_POLL_MS, FEED_STALE_MS } from '@beursvloer/contract/live/terms'
import type { Clock } from '../http/clock.ts'
import type { SiteLog } from '../site.ts'
import { changesBetween, type LiveState, NOTHING_LIVE } from './live-changes.ts'

export type LiveListener = (message: LiveMessage) => void

/** The feed as the HTTP server uses it. */
export interface LiveSource {
  /** The facts as they are now. */
  state(): LiveState
  /** Calls back with each change; the returned function ends that. */
  onChange(listener: LiveListener): () => void
}

interface LiveFeedParts {
  /** Asks the CMS for the changes since a version; empty: for everything. */
  readonly ask: (since: string) => Promise<unknown>
  readonly log: Pick<SiteLog, 'warn'>
  readonly clock: Pick<Clock, 'now'>
}

/** Follows the live facts, apart from content: they make no page stale. */
export class LiveFeed implements LiveSource {
  readonly #parts: LiveFeedParts
  readonly #listeners = new Set<LiveListener>()
  readonly #stopping = new AbortController()
  #state = NOTHING_LIVE
  /** The version that the CMS answered last. */
  #known = ''
  #answeredAt: number
  #isFailing = false
  #polling = Promise.resolve()

  constructor(parts: LiveFeedParts) {
    this.#parts = parts
    this.#answeredAt = parts.clock.now()
  }

  state(): LiveState {
    return this.#state
  }

  onChange(listener: LiveListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  start(): void {
    const { signal } = this.#stopping
    const poll = async () => {
      while (!signal.aborted) {
        await this.check()
        await sleep(FEED_POLL_MS, undefined, { signal }).catch(() => undefined)
      }
    }
    this.#polling = poll()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#polling
  }

  /** Asks once. Facts that the CMS does not confirm for a minute are dropped. Never rejects. */
  async check(): Promise<void> {
    const { ask, log, clock } = this.#parts
    try {
      const { version, facts } = liveAnswer.parse(await ask(this.#known))
      this.#known = version
      this.#answeredAt = clock.now()
      this.#isFailing = false
      if (facts) this.#take({ version, ...facts })
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      if (!this.#isFailing) log.warn({ reason: String(error) }, 'What is live is not followed')
      this.#isFailing = true
      if (clock.now() - this.#answeredAt >= FEED_STALE_MS) this.#forgetItems()
    }
  }

  #forgetItems(): void {
    const { version, notice } = this.#state
    if (this.#known === '') return
    this.#known = ''
    this.#take({ version: `${version}-old`, items: {}, notice })
  }

  #take(next: LiveState): void {
    const message = changesBetween(this.#state, next)
    // Sending a new version with the same facts would reveal that something unseen happened.
    if (!message && this.#state !== NOTHING_LIVE) return
    this.#state = next
    if (message) for (const listener of this.#listeners) listener(message)
  }
}
