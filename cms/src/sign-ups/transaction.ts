import { setTimeout } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { readContentVersion } from '../content-version/counters'
import type { Fair } from '../fair/fair'
import { countChange } from '../transactions/count-change'
import { withLock } from '../transactions/with-lock'
import { PublishedContent } from './published-content'
import { SignUpRefused } from './refusals'

/**
 * The counter of changes, by which the feed of places knows that it has to be read again
 * (requirements 17.6).
 */
export const CHANGES_SERIES = 'sign-ups'

/** The context of all steps in one transaction. */
export interface SignUpWork {
  readonly strapi: Core.Strapi
  readonly fair: Fair
  readonly now: Date
  readonly published: PublishedContent
  readonly facts: Facts
}

/** The state that the steps of one transaction share. */
class Facts {
  private changed: Promise<void> | undefined
  /** Items that were brought up to now, and have not changed since other than by people who came. */
  readonly settled = new Set<string>()

  constructor(private readonly strapi: Core.Strapi) {}

  /** Counts that something changed: once for all of it, for others see all of it at once. */
  countChange(): Promise<void> {
    this.changed ??= countChange(this.strapi, CHANGES_SERIES)
    return this.changed
  }
}

type Work<T> = (tools: SignUpWork) => Promise<T>

/** A request that waits for the lock in this process. */
interface Waiting {
  readonly now: Date
  readonly work: Work<unknown>
  readonly resolve: (done: unknown) => void
  readonly reject: (error: unknown) => void
}

type Outcome = { readonly done: unknown } | { readonly error: unknown }

/** Maximum of requests in one transaction: others wait for it, and their answers for its commit. */
const BATCH = 50
/**
 * How long the first request waits for others to share its transaction, in ms. With SQLite a transaction
 * holds the only connection: requests that still authenticate would otherwise all miss the batch.
 */
const GATHER_MS = 50

/** Requests of a moment share a transaction, and so one lock and one flush to disk. */
class WorkQueue {
  private readonly waiting: Waiting[] = []
  private isRunning = false
  private kept: { readonly version: string; readonly published: PublishedContent } | undefined

  constructor(private readonly strapi: Core.Strapi) {}

  join<T>(now: Date, work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ now, work, resolve: resolve as Waiting['resolve'], reject })
      if (!this.isRunning) void this.run()
    })
  }

  private async run(): Promise<void> {
    this.isRunning = true
    while (this.waiting.length > 0) {
      await setTimeout(GATHER_MS)
      await this.runBatch(this.waiting.splice(0, BATCH))
    }
    this.isRunning = false
  }

  private async runBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await withLock(this.strapi, 'signUps', async () =>
        runAll(batch, stepsOf(this.strapi, await this.published())),
      )
      for (const [at, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[at]
        if (outcome && 'done' in outcome) resolve(outcome.done)
        else reject(outcome?.error)
      }
    } catch (error) {
      // A read may have failed.
      this.kept = undefined
      // The batch was rolled back: run each request by itself, so that one failure does not fail the others.
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await this.runBatch([one])
    }
  }

  /** The content as published: read again when anything of it has changed, here or in another process. */
  private async published(): Promise<PublishedContent> {
    const { version } = await readContentVersion(this.strapi)
    if (this.kept?.version !== version)
      this.kept = { version, published: new PublishedContent(this.strapi) }
    return this.kept.published
  }
}

type StepsAt = (now: Date) => Promise<SignUpWork>

/** The context of the steps of one transaction, at the time of each request. */
function stepsOf(strapi: Core.Strapi, published: PublishedContent): StepsAt {
  const facts = new Facts(strapi)
  return async (now) => ({ strapi, facts, published, now, fair: await published.fair('nl') })
}

/** A refusal is the answer to one request; any other error rolls the transaction back. */
async function runAll(batch: readonly Waiting[], stepsAt: StepsAt): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { now, work } of batch) {
    try {
      outcomes.push({ done: await work(await stepsAt(now)) })
    } catch (error) {
      if (!(error instanceof SignUpRefused)) throw error
      outcomes.push({ error })
    }
  }
  return outcomes
}

const queues = new WeakMap<Core.Strapi, WorkQueue>()

function queueOf(strapi: Core.Strapi): WorkQueue {
  const known = queues.get(strapi) ?? new WorkQueue(strapi)
  queues.set(strapi, known)
  return known
}

/**
 * Runs work on sign-ups under their lock, which holds across processes: in the transaction under way, or
 * in one that may be shared with other requests of the same moment.
 * @throws CommitError when it was not stored
 */
export const withSignUpLock = <T>(strapi: Core.Strapi, now: Date, work: Work<T>): Promise<T> =>
  strapi.db.inTransaction()
    ? withLock(strapi, 'signUps', async () =>
        // What this transaction has changed of the content is read too.
        work(await stepsOf(strapi, new PublishedContent(strapi))(now)),
      )
    : queueOf(strapi).join(now, work)
