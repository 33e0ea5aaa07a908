import type { Core } from '@strapi/strapi'
import { gathered } from '../database/gathered'
import { countedWithin, isBelowLimit, type LimitedMail, MAIL_LIMITS } from './mail-limits'
import { mailboxOf } from './mailbox'
import { OUTBOX } from './outbox'

/** When mailboxes were last sent mails of a kind, in ms. */
async function mailTimes(
  strapi: Core.Strapi,
  kind: LimitedMail,
  mailboxes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number[]>> {
  const rows: { mailbox: string; createdAt: Date | string }[] = await strapi.db
    .query(OUTBOX)
    .findMany({
      select: ['mailbox', 'createdAt'],
      where: {
        mailbox: { $in: mailboxes },
        purpose: { $in: [...MAIL_LIMITS[kind].purposes] },
        createdAt: { $gt: new Date(now.getTime() - countedWithin(kind)) },
      },
    })
  const times = new Map<string, number[]>(mailboxes.map((mailbox) => [mailbox, []]))
  for (const { mailbox, createdAt } of rows) times.get(mailbox)?.push(new Date(createdAt).getTime())
  return times
}

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
  const mailbox = mailboxOf(address)
  const times = await mailTimes(strapi, kind, [mailbox], now)
  return isBelowLimit(kind, times.get(mailbox) ?? [], now.getTime())
}

/** The same before a transaction begins, read once for all requests at the same moment. */
export function mayMailMany(strapi: Core.Strapi, kind: LimitedMail) {
  const timesOf = gathered((mailboxes: readonly string[]) =>
    mailTimes(strapi, kind, mailboxes, new Date()),
  )
  return async (address: string): Promise<boolean> =>
    isBelowLimit(kind, (await timesOf(mailboxOf(address))) ?? [], Date.now())
}
