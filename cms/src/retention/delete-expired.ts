import { DAY_MS } from '@beursvloer/contract/durations'
import { SUBMISSION_KINDS } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import { deleteWithFiles } from '../private-files/delete-with-files'
import { deleteOldInstallations, deleteOldMessages } from '../push/retention'
import { deleteOldSignUps } from '../sign-ups/retention'
import { deleteSubmissions } from '../submissions/delete-submissions'
import { deleteAfter, kindSettings } from '../submissions/form-settings'
import type { DeletionReport } from '../submissions/staff/deletion-labels'
import { deleteSubscriptions } from '../subscriptions/delete-subscriptions'
import { type Deleted, deleteWhere } from '../transactions/delete-where'
import { clearExpiredNewAddresses, deleteUnconfirmed } from '../visitors/accounts/delete-accounts'
import { deleteAccessibilityWishes, deleteUnused } from './visitors'

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
  return { count, storedAs: [] }
}

/** What has been kept long enough, by the kind that staff read of. */
const expired = (
  strapi: Core.Strapi,
  now: Date,
): (readonly [DeletionReport['kind'], () => Promise<Deleted>])[] => [
  ...SUBMISSION_KINDS.map(
    (kind) => [kind, () => deleteSubmissions(strapi, { kind, deleteAfter: { $lt: now } })] as const,
  ),
  ['subscription', () => deleteSubscriptions(strapi, ended(now))],
  ['account', () => deleteUnconfirmed(strapi, now)],
  ['accessibility', () => deleteAccessibilityWishes(strapi, now)],
  ['account', () => deleteUnused(strapi, now)],
  ['sign-up', () => deleteOldSignUps(strapi, now)],
  ['mail', () => deleteMails(strapi, now)],
  ['push', () => deleteOldInstallations(strapi, now)],
]

/**
 * The steps by which what has been kept long enough is deleted, with its files, and reported in the same
 * transaction: a row per kind of which there was something, that staff can read.
 */
export const deletionSteps = (strapi: Core.Strapi, now: Date): (() => Promise<unknown>)[] => [
  () => followSettings(strapi),
  ...expired(strapi, now).map(
    ([kind, deleteRows]) =>
      () =>
        deleteWithFiles(strapi, async () => {
          const deleted = await deleteRows()
          const { count, storedAs } = deleted
          const report = { deletedAt: now, kind, count, files: storedAs.length }
          if (count > 0)
            await strapi.db.query('api::deletion-report.deletion-report').create({ data: report })
          return deleted
        }),
  ),
  () => clearExpiredNewAddresses(strapi, now),
  () => deleteOldMessages(strapi, now),
]
