import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { claimDue, PENDING } from '../transactions/claim-due'
import type { MailPurpose } from './mail-purposes'
import type { OutboxMail } from './message'
import { type Attachment, OUTBOX } from './outbox'

const TABLE = 'outbox_mails'
/** How long mails may be on their way before they are taken for lost with their process, in ms. */
const CLAIM_MS = 15 * MINUTE_MS
/** Longest that an attempt takes, in ms: more than all its timeouts together. */
const MAX_ATTEMPT_MS = 5 * MINUTE_MS

/** A mail that this process, and no other, may send. */
export interface ClaimedMail extends OutboxMail {
  readonly id: number
  readonly attachments: readonly Attachment[] | null
  readonly purpose: MailPurpose
  /** Includes the attempt about to be made. */
  readonly attempts: number
  readonly nextAttemptAt: Date | string
}

/**
 * Claims due mails, the longest due first, so that no other process sends them. Of each recipient
 * it is the oldest unsent one: a later mail never overtakes one that waits or is being sent.
 * @param count maximum
 */
export async function claimMails(
  strapi: Core.Strapi,
  now: Date,
  count: number,
): Promise<ClaimedMail[]> {
  const oldest = strapi.db
    .connection(TABLE)
    .min('id')
    .whereIn('state', PENDING)
    .groupByRaw('lower(??)', ['to'])
  const ids = await claimDue(strapi, {
    table: TABLE,
    now,
    ms: CLAIM_MS,
    choose: (due) => due.whereIn('id', oldest).orderBy('next_attempt_at').limit(count),
  })
  if (ids.length === 0) return []
  return strapi.db.query(OUTBOX).findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } })
}

/** Whether a claim lasts until an attempt that begins now has ended. */
export const isClaimed = ({ nextAttemptAt }: ClaimedMail, now: Date): boolean =>
  new Date(nextAttemptAt).getTime() - now.getTime() > MAX_ATTEMPT_MS

/** Releases claimed mails that were not attempted: due at once, the attempt not counted. */
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
