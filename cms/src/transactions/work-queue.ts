import { setTimeout } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** What came of a request; an error is the answer to it alone. */
export type Outcome = { readonly done: unknown } | { readonly error: unknown }

interface Waiting<Asked> {
  readonly asked: Asked
  readonly resolve: (done: never) => void
  readonly reject: (error: unknown) => void
}

/** Maximum of requests in one transaction: others wait for it, and their answers for its commit. */
const BATCH = 50
/**
 * How long the first request waits for others to share its transaction, in ms. With SQLite a transaction
 * holds the only connection: requests that still authenticate would otherwise all miss the batch.
 */
const GATHER_MS = 50

/** Queues at work. */
const running = new Set<Promise<void>>()
/**
 * Longest time that background work waits for requests, in ms, so that it also runs during a rush.
 */
const GIVE_WAY_MS = 250

/** For background work: lets waiting requests run first, within a limit. */
export async function giveWay(): Promise<void> {
  if (running.size === 0) return
  const done = new AbortController()
  const late = setTimeout(GIVE_WAY_MS, undefined, { signal: done.signal }).catch(() => undefined)
  await Promise.race([Promise.all(running), late])
  done.abort()
}

/** Requests of a moment share a transaction, and so one lock and one flush to disk. */
class WorkQueue<Asked> {
  private readonly waiting: Waiting<Asked>[] = []
  private isRunning = false

  constructor(private readonly runAll: RunAll<Asked>) {}

  join<Done>(asked: Asked): Promise<Done> {
    return new Promise<Done>((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject })
      if (this.isRunning) return
      const run = this.run().finally(() => running.delete(run))
      running.add(run)
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

  private async runBatch(batch: readonly Waiting<Asked>[]): Promise<void> {
    try {
      const outcomes = await this.runAll(batch.map(({ asked }) => asked))
      for (const [at, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[at]
        if (outcome && 'done' in outcome) resolve(outcome.done as never)
        else reject(outcome?.error)
      }
    } catch (error) {
      // The batch was rolled back: run each request by itself, so that one failure does not fail the others.
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await this.runBatch([one])
    }
  }
}

/** Carries requests out in one transaction, in order; an error that it throws rolls all of them back. */
type RunAll<Asked> = (batch: readonly Asked[]) => Promise<readonly Outcome[]>

/** The queue of a process, made when it is first asked for. */
export function workQueue<Asked>(
  runAllOf: (strapi: Core.Strapi) => RunAll<Asked>,
): (strapi: Core.Strapi) => WorkQueue<Asked> {
  const queues = new WeakMap<Core.Strapi, WorkQueue<Asked>>()
  return (strapi) => {
    const queue = queues.get(strapi) ?? new WorkQueue(runAllOf(strapi))
    queues.set(strapi, queue)
    return queue
  }
}
