import type { Core } from '@strapi/strapi'
import { readContentVersion } from '../content-version/counters'
import type { Fair } from '../fair/fair'
import { type OutboxRow, storeMails } from '../mail/outbox'
import { countChange } from '../transactions/count-change'
import { withLock } from '../transactions/with-lock'
import { type Outcome, workQueue } from '../transactions/work-queue'
import { PublishedContent } from './published-content'
import { SignUpRefused } from './refusals'
import { type PlaceCounts, readSignUpsOf, type SignUpRow } from './rows'

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
  /** The sign-ups of addresses, as they are stored by now. */
  readonly rows = new Map<string, readonly SignUpRow[]>()
  /** The counts of items, as they are by now. */
  readonly counts = new Map<string, PlaceCounts>()
  /** Mails that are queued with the last step. */
  readonly mails: OutboxRow[] = []

  constructor(private readonly strapi: Core.Strapi) {}

  /** Counts that something changed: once for all of it, for others see all of it at once. */
  countChange(): Promise<void> {
    this.changed ??= countChange(this.strapi, CHANGES_SERIES)
    return this.changed
  }
}

type Work<T> = (tools: SignUpWork) => Promise<T>

/** A request that waits for the lock in this process. */
interface Asked {
  readonly now: Date
  readonly work: Work<unknown>
  /** Whose sign-ups it looks at. */
  readonly email: string | undefined
}

/** Carries out requests in the transaction under way. */
async function runAll(
  strapi: Core.Strapi,
  published: PublishedContent,
  batch: readonly Asked[],
): Promise<readonly Outcome[]> {
  const shared = { strapi, published, facts: new Facts(strapi) }
  await readSignUpsOf(shared, [...new Set(batch.flatMap(({ email }) => email ?? []))])
  const outcomes: Outcome[] = []
  for (const { now, work } of batch) {
    try {
      outcomes.push({ done: await work({ ...shared, now, fair: await published.fair('nl') }) })
    } catch (error) {
      // A refusal is the answer to one request; any other error rolls the transaction back.
      if (!(error instanceof SignUpRefused)) throw error
      outcomes.push({ error })
    }
  }
  await storeMails(strapi, shared.facts.mails)
  return outcomes
}

const queueOf = workQueue<Asked>((strapi) => {
  let kept: { readonly version: string; readonly published: PublishedContent } | undefined
  /** The content as published: read again when anything of it has changed, here or in another process. */
  const readPublished = async (): Promise<PublishedContent> => {
    const { version } = await readContentVersion(strapi)
    if (kept?.version !== version) kept = { version, published: new PublishedContent(strapi) }
    return kept.published
  }
  return async (batch) => {
    try {
      return await withLock(strapi, 'signUps', async () =>
        runAll(strapi, await readPublished(), batch),
      )
    } catch (error) {
      // A read may have failed.
      kept = undefined
      throw error
    }
  }
})

/**
 * Runs work on sign-ups under their lock, which holds across processes: in the transaction under way, or
 * in one that may be shared with other requests of the same moment.
 * @param email whose sign-ups it looks at, read with those of the others
 * @throws CommitError when it was not stored
 */
export async function withSignUpLock<T>(
  strapi: Core.Strapi,
  now: Date,
  work: Work<T>,
  email?: string,
): Promise<T> {
  const asked: Asked = { now, work, email }
  if (!strapi.db.inTransaction()) return queueOf(strapi).join(asked)
  // What this transaction has changed of the content is read too.
  const published = new PublishedContent(strapi)
  const [outcome] = await withLock(strapi, 'signUps', () => runAll(strapi, published, [asked]))
  if (outcome && 'done' in outcome) return outcome.done as T
  throw outcome?.error
}
