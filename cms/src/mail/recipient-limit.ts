import type { Core } from '@strapi/strapi'
import { countedWithin, isBelowLimit, type LimitedMail, MAIL_LIMITS } from './mail-limits'
import { mailboxOf } from './mailbox'
import { OUTBOX } from './outbox'

/**
 * Whether a mailbox may get one more mail that somebody else may have requested. The mails in the
 * outbox are counted, so all processes count together and counts survive a restart; call it in the
 * transaction that queues the mail.
 */
export async function mayMail(
  strapi: Core.Strapi,
  kind: LimitedMail,
  address: string,
  now: Date,
): Promise<boolean> {
  const rows: { createdAt: Date | string }[] = await strapi.db.query(OUTBOX).findMany({
    select: ['createdAt'],
    where: {
      mailbox: mailboxOf(address),
      purpose: { $in: [...MAIL_LIMITS[kind].purposes] },
      createdAt: { $gt: new Date(now.getTime() - countedWithin(kind)) },
    },
  })
  const times = rows.map(({ createdAt }) => new Date(createdAt).getTime())
  return isBelowLimit(kind, times, now.getTime())
}
