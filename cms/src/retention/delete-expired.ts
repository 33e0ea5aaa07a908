import { DAY_MS } from '@beursvloer/contract/durations'
import { SUBMISSION_KINDS } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import { deleteOldInstallations, deleteOldMessages } from '../push/retention'
import { deleteOldSignUps } from '../sign-ups/retention'
import { deleteSubmissions } from '../submissions/delete-submissions'
import { deleteAfter, kindSettings } from '../submissions/form-settings'
import { deleteSubscriptions } from '../subscriptions/delete-subscriptions'
import { type Deleted, deleteWhere } from '../transactions/delete-where'
import { clearExpiredNewAddresses, deleteUnconfirmed } from '../visitors/accounts/delete-accounts'
import { deleteUnused, deleteWishes } from './visitors'

/** How long an ended subscription and a sent mail without a submission are kept, in days. */
const ENDED_RETENTION_DAYS = 30

/** How long the last mail to somebody who left is tried, in days; then it goes unsent. */
const LAST_MAIL_DAYS = 7

/** Brings the dates of deletion in line with the months that staff have set since. */
async function followSettings(strapi: Core.Strapi): Promise<void> {
  const submissions = strapi.db.query('api::submission.submission')
  for (const kind of SUBMISSION_KINDS) {
    const { months } = await kindSettings(strapi, kind)
    const rows: { id: number; receivedAt: string; deleteAfter: string }[] =
      await submissions.findMany({
        select: ['id', 'receivedAt', 'deleteAfter'],
        where: { kind },
      })
    for (const { id, receivedAt, deleteAfter: current } of rows) {
      const wanted = deleteAfter(new Date(receivedAt), months)
      if (new Date(current).getTime() !== wanted.getTime())
        await submissions.update({ where: { id }, data: { deleteAfter: wanted } })
    }
  }
}

/** Which subscriptions were never confirmed, or have ended long ago. */
const ended = (now: Date): object => ({
  $or: [
    { state: 'pending', confirmUntil: { $lt: now } },
    {
      state: 'unsubscribed',
      unsubscribedAt: { $lt: new Date(now.getTime() - ENDED_RETENTION_DAYS * DAY_MS) },
    },
  ],
})

/** Mails that were sent long ago and belong to no submission: they hold an address and a link. */
async function deleteMails(strapi: Core.Strapi, now: Date): Promise<Deleted> {
  const count = await deleteWhere(strapi, 'api::outbox-mail.outbox-mail', {
    state: { $in: ['sent', 'failed'] },
    submission: { id: { $null: true } },
    nextAttemptAt: { $lt: new Date(now.getTime() - ENDED_RETENTION_DAYS * DAY_MS) },
  })
  await deleteWhere(strapi, 'api::outbox-mail.outbox-mail', {
    purpose: 'account-deleted',
    createdAt: { $lt: new Date(now.getTime() - LAST_MAIL_DAYS * DAY_MS) },
  })
  return { count, files: 0 }
}

/**
 * Deletes what has been kept long enough, with its files, and reports it: a row per kind of which there
 * was something, that staff can read.
 */
export async function deleteExpired(strapi: Core.Strapi, now: Date): Promise<void> {
  await followSettings(strapi)
  const report = async (kind: string, { count, files }: Deleted) => {
    if (count === 0) return
    await strapi.db
      .query('api::deletion-report.deletion-report')
      .create({ data: { deletedAt: now, kind, count, files } })
  }
  for (const kind of SUBMISSION_KINDS)
    await report(kind, await deleteSubmissions(strapi, { kind, deleteAfter: { $lt: now } }))
  await report('subscription', await deleteSubscriptions(strapi, ended(now)))
  await report('account', await deleteUnconfirmed(strapi, now))
  await clearExpiredNewAddresses(strapi, now)
  await report('accessibility', await deleteWishes(strapi, now))
  await report('account', await deleteUnused(strapi, now))
  await report('sign-up', await deleteOldSignUps(strapi, now))
  await report('mail', await deleteMails(strapi, now))
  await report('push', await deleteOldInstallations(strapi, now))
  await deleteOldMessages(strapi, now)
}
