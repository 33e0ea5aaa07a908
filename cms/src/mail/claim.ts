import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import type { OutboxMail } from './message'
import { type Attachment, OUTBOX } from './outbox'

const TABLE = 'outbox_mails'
const PENDING = ['waiting', 'sending']
/** How long mails may be on their way before they are taken for lost with their process, in ms. */
const CLAIM_MS = 15 * MINUTE_MS
/** Longest that an attempt takes, in ms: more than all its timeouts together. */
const MAX_ATTEMPT_MS = 5 * MINUTE_MS

/** A mail that this process, and no other, may send. */
export interface ClaimedMail extends OutboxMail {
  readonly id: number
  readonly attachments: readonly Attachment[] | null
  readonly purpose: string
  /** With the one to come. */
  readonly attempts: number
  readonly nextAttemptAt: Date | string
}

/**
 * Takes mails that are due, those first that are due longest, so that no other process sends them; in
 * one statement, because each writing one costs SQLite a flush to disk. Of each recipient it is the
 * oldest that was not sent: a later mail never overtakes one that waits or is on its way. What a
 * process took and did not finish with falls due again.
 * @param count at most so many
 */
export async function claimMails(
  strapi: Core.Strapi,
  now: Date,
  count: number,
): Promise<ClaimedMail[]> {
  const outbox = () => strapi.db.connection(TABLE)
  const isDue = (query: ReturnType<typeof outbox>) =>
    query.whereIn('state', PENDING).andWhere('next_attempt_at', '<=', now)
  const oldest = outbox().min('id').whereIn('state', PENDING).groupByRaw('lower(??)', ['to'])
  const due = isDue(outbox().select('id').whereIn('id', oldest))
    .orderBy('next_attempt_at')
    .limit(count)
  const claimed: { id: number }[] = await isDue(outbox().whereIn('id', due))
    .update({
      state: 'sending',
      attempts: strapi.db.connection.raw('attempts + 1'),
      next_attempt_at: new Date(now.getTime() + CLAIM_MS),
    })
    .returning('id')
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  return strapi.db.query(OUTBOX).findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } })
}

/** Whether a claim lasts until an attempt that begins now has ended. */
export const isClaimed = ({ nextAttemptAt }: ClaimedMail, now: Date): boolean =>
  new Date(nextAttemptAt).getTime() - now.getTime() > MAX_ATTEMPT_MS

/** Gives mails back as they were, to be sent at once by whoever looks next. */
export async function releaseMails(
  strapi: Core.Strapi,
  mails: readonly ClaimedMail[],
  now: Date,
): Promise<void> {
  for (const { id, attempts } of mails)
    await strapi.db.query(OUTBOX).updateMany({
      where: { id, attempts, state: 'sending' },
      data: { state: 'waiting', attempts: attempts - 1, nextAttemptAt: now },
    })
}
