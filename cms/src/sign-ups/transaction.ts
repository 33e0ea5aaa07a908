import { setTimeout } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { Fair } from '../fair/fair'
import { readFair } from '../fair/read-fair'
import { countChange } from '../transactions/count-change'
import { withLock } from '../transactions/with-lock'
import { readItem, type SignUpItem } from './item'
import { SignUpRefused } from './refusals'
import { readSessionTexts, type SessionTexts } from './session-facts'

type Language = 'nl' | 'en'

/**
 * The counter of changes, by which the feed of places knows that it has to be read again
 * (requirements 17.6).
 */
export const CHANGES_SERIES = 'sign-ups'

/** The context of all steps in one transaction. Facts are read once for all of them. */
export interface SignUpWork {
  readonly strapi: Core.Strapi
  readonly fair: Fair
  readonly now: Date
  readonly facts: Facts
}

/** The facts read once in a transaction. */
class Facts {
  private readonly fairs = new Map<Language, Promise<Fair>>()
  private readonly items = new Map<string, Promise<SignUpItem | null>>()
  private readonly sessions = new Map<string, Promise<SessionTexts | null>>()
  private settings: Promise<string> | undefined
  private changed: Promise<void> | undefined
  /** Items that were brought up to now, and have not changed since other than by people who came. */
  readonly settled = new Set<string>()

  constructor(private readonly strapi: Core.Strapi) {}

  fair(language: Language): Promise<Fair> {
    const fair = this.fairs.get(language) ?? readFair(this.strapi, language)
    this.fairs.set(language, fair)
    return fair
  }

  item(id: string): Promise<SignUpItem | null> {
    const item = this.items.get(id) ?? readItem(this.strapi, id)
    this.items.set(id, item)
    return item
  }

  /** The calendar event of an item, in a language. */
  session(id: string, language: Language): Promise<SessionTexts | null> {
    const key = `${id} ${language}`
    const session = this.sessions.get(key) ?? readSessionTexts(this.strapi, id, language)
    this.sessions.set(key, session)
    return session
  }

  /** Document id of the site's settings, of which the exports of the site make their names as well. */
  settingsId(): Promise<string> {
    this.settings ??= this.strapi.db
      .query('api::site-settings.site-settings')
      .findOne({ select: ['documentId'], where: { locale: 'nl' } })
      .then((settings: { documentId: string } | null) => settings?.documentId ?? '')
    return this.settings
  }

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
class Turns {
  private readonly waiting: Waiting[] = []
  private isRunning = false

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
      const outcomes = await alone(this.strapi, (facts) => runAll(this.strapi, facts, batch))
      for (const [at, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[at]
        if (outcome && 'done' in outcome) resolve(outcome.done)
        else reject(outcome?.error)
      }
    } catch (error) {
      // The batch was rolled back: run each request by itself, so that one failure does not fail the others.
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await this.runBatch([one])
    }
  }
}

const alone = <T>(strapi: Core.Strapi, work: (facts: Facts) => Promise<T>): Promise<T> =>
  withLock(strapi, 'signUps', () => work(new Facts(strapi)))

const toolsOf = async (strapi: Core.Strapi, facts: Facts, now: Date): Promise<SignUpWork> => ({
  strapi,
  facts,
  now,
  fair: await facts.fair('nl'),
})

/** A refusal is the answer to one request; any other error rolls the transaction back. */
async function runAll(
  strapi: Core.Strapi,
  facts: Facts,
  batch: readonly Waiting[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { now, work } of batch) {
    try {
      outcomes.push({ done: await work(await toolsOf(strapi, facts, now)) })
    } catch (error) {
      if (!(error instanceof SignUpRefused)) throw error
      outcomes.push({ error })
    }
  }
  return outcomes
}

const turns = new WeakMap<Core.Strapi, Turns>()

function turnsOf(strapi: Core.Strapi): Turns {
  const known = turns.get(strapi) ?? new Turns(strapi)
  turns.set(strapi, known)
  return known
}

/**
 * Runs work on sign-ups under their lock, which holds across processes: in the transaction under way, or
 * in one that may be shared with other requests of the same moment.
 * @throws CommitError when it was not stored
 */
export const withSignUpLock = <T>(strapi: Core.Strapi, now: Date, work: Work<T>): Promise<T> =>
  strapi.db.inTransaction()
    ? alone(strapi, async (facts) => work(await toolsOf(strapi, facts, now)))
    : turnsOf(strapi).join(now, work)
