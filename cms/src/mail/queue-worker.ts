import type { Core } from '@strapi/strapi'
import { errorName } from '../logging/error-name'

/** Longest time between two looks at a queue, in ms. */
const POLL_INTERVAL_MS = 5000

/** Polls a queue of the database every few seconds, and whenever a row is added to it. */
export abstract class QueueWorker {
  /** Logged, with the name of the error, when its work throws. */
  protected abstract readonly problem: string
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private readonly stopping = new AbortController()
  /** Woken during a run: run again afterwards. */
  private isAsked = false

  constructor(protected readonly strapi: Core.Strapi) {}

  /** Does all due work, until it is stopped. */
  protected abstract work(stop: AbortSignal): Promise<unknown>

  /** Polls at once: a row was added to the queue. */
  wake(): void {
    if (this.stopping.signal.aborted) return
    clearTimeout(this.timer)
    this.isAsked = this.running !== undefined
    this.running ??= this.look().finally(() => {
      this.running = undefined
      if (this.isAsked) return this.wake()
      if (this.stopping.signal.aborted) return
      this.timer = setTimeout(() => this.wake(), POLL_INTERVAL_MS)
      this.timer.unref()
    })
  }

  private async look(): Promise<void> {
    try {
      await this.work(this.stopping.signal)
    } catch (error) {
      this.strapi.log.error(`${this.problem}: ${errorName(error)}`)
    }
  }

  /** Stops after the run under way, and starts no other. */
  async stop(): Promise<void> {
    this.stopping.abort()
    clearTimeout(this.timer)
    await this.running
  }
}

/**
 * Makes the rows due at once that an earlier process was sending when it ended: an SQLite database
 * has one process. In PostgreSQL another process may be sending them, and its claim has to expire.
 * @param type of the rows of the queue
 */
export async function takeBackClaims(strapi: Core.Strapi, type: string): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return
  await strapi.db
    .query(type)
    .updateMany({ where: { state: 'sending' }, data: { nextAttemptAt: new Date() } })
}
