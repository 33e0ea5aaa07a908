import { setImmediate } from 'node:timers/promises'
import { daysEarlier, monthsLater } from '@beursvloer/contract/durations'
import { SUBMISSION_KINDS, type SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { Core, UID } from '@strapi/strapi'
import { deleteOldBadges } from '../exhibitor-badges/badges'
import { deleteOldActs } from '../exhibitor-members/acting'
import { expiredLeads } from '../leads/retention'
import { LEAD } from '../leads/rows'
import { OUTBOX } from '../mail/outbox'
import { deleteOldMeetings } from '../meetings/views'
import { deleteOldNews } from '../my-stand/news'
import { deleteOldInvoices } from '../my-stand/orders'
import { deleteOldWork } from '../my-stand/retention'
import { allOf } from '../panel-api/lists'
import { deleteWithFiles } from '../private-files/delete-with-files'
import { deleteInstallations } from '../push/installations'
import { deleteOldMessages, unusedInstallations } from '../push/retention'
import { INSTALLATION } from '../push/rows'
import { deleteOldSignUps } from '../sign-ups/retention'
import { deleteSubmissions } from '../submissions/delete-submissions'
import { kindSettings } from '../submissions/form-settings'
import type { DeletionReport } from '../submissions/staff/deletion-labels'
import { REPORTS } from '../submissions/staff/deletions'
import { deleteSubscriptions } from '../subscriptions/delete-subscriptions'
import { type Deleted, deleteWhere } from '../transactions/delete-where'
import { withLock } from '../transactions/with-lock'
import { PROFILE } from '../visitors/accounts/account'
import {
  clearExpiredNewAddresses,
  deleteAccounts,
  unconfirmed,
} from '../visitors/accounts/delete-accounts'
import { deleteAccessibilityWishes, unused } from './visitors'

const SUBMISSION = 'api::submission.submission'

interface Dated {
  readonly id: number
  readonly receivedAt: string
  readonly deleteAfter: string
}

async function setDates(strapi: Core.Strapi, kind: SubmissionKind, months: number): Promise<void> {
  const select = ['id', 'receivedAt', 'deleteAfter']
  // One transaction per batch: others would wait for the disk at each write.
  for await (const rows of allOf<Dated>(strapi, { uid: SUBMISSION, where: { kind }, select }))
    await strapi.db.transaction(async () => {
      for (const { id, receivedAt, deleteAfter: current } of rows) {
        const wanted = monthsLater(new Date(receivedAt), months)
        if (new Date(current).getTime() !== wanted.getTime())
          // Unlike `update` it reads nothing back.
          await strapi.db
            .query(SUBMISSION)
            .updateMany({ where: { id }, data: { deleteAfter: wanted } })
      }
    })
}

/** Brings the dates of deletion in line with the months that staff have set since the last time. */
async function followSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'api', name: 'beursvloer', key: 'months-kept' })
  const followed = ((await store.get({})) ?? {}) as Readonly<Record<string, number>>
  const months: Record<string, number> = {}
  for (const kind of SUBMISSION_KINDS) {
    const { months: set } = await kindSettings(strapi, kind)
    if (set !== followed[kind]) await setDates(strapi, kind, set)
    months[kind] = set
  }
  await store.set({ value: months })
}

/** Retention of an ended subscription and of a sent mail without a submission, in days. */
export const ENDED_RETENTION_DAYS = 30

/** How long the last mail to a deleted account is tried, in days; then it is deleted unsent. */
export const LAST_MAIL_DAYS = 7

/** How long staff can read the deletion reports, in days. */
const REPORT_DAYS = 5 * 365

/** Which subscriptions were never confirmed, or have ended long ago. */
const ended = (now: Date): object => ({
  $or: [
    { state: 'pending', confirmUntil: { $lt: now } },
    { state: 'unsubscribed', unsubscribedAt: { $lt: daysEarlier(now, ENDED_RETENTION_DAYS) } },
  ],
})

/** Old mails without a submission: they contain an address and a link. */
const oldMails = (now: Date): object => ({
  state: { $in: ['sent', 'failed'] },
  submission: { id: { $null: true } },
  nextAttemptAt: { $lt: daysEarlier(now, ENDED_RETENTION_DAYS) },
})

/** Rows of a kind whose retention ended, and their deletion by a condition. */
interface Expired {
  readonly kind: DeletionReport['kind']
  readonly uid: UID.ContentType
  readonly where: object
  readonly deleteRows: (strapi: Core.Strapi, where: object) => Promise<Deleted>
}

const withoutFiles =
  (deleteRows: (strapi: Core.Strapi, where: object) => Promise<number>): Expired['deleteRows'] =>
  async (strapi, where) => ({ count: await deleteRows(strapi, where), storedAs: [] })

const deleteDevices = withoutFiles((strapi, where) =>
  withLock(strapi, 'push', () => deleteInstallations(strapi, where)),
)
const deleteMails = withoutFiles((strapi, where) => deleteWhere(strapi, OUTBOX, where))

const deleteLeads = withoutFiles((strapi, where) => deleteWhere(strapi, LEAD, where))
const leads = { kind: 'lead', uid: LEAD, deleteRows: deleteLeads } as const
const accounts = { kind: 'account', uid: PROFILE, deleteRows: deleteAccounts } as const

const expired = (now: Date): readonly Expired[] => [
  ...SUBMISSION_KINDS.map((kind) => ({
    kind,
    uid: 'api::submission.submission' as const,
    where: { kind, deleteAfter: { $lt: now } },
    deleteRows: deleteSubmissions,
  })),
  {
    kind: 'subscription',
    uid: 'api::subscription.subscription',
    where: ended(now),
    deleteRows: deleteSubscriptions,
  },
  { ...accounts, where: unconfirmed(now) },
  { kind: 'mail', uid: OUTBOX, where: oldMails(now), deleteRows: deleteMails },
  {
    kind: 'push',
    uid: INSTALLATION,
    where: unusedInstallations(now),
    deleteRows: deleteDevices,
  },
]

/**
 * Adds to the report of a kind and a moment: a row that staff can read, if anything was deleted.
 */
async function report(
  strapi: Core.Strapi,
  kind: DeletionReport['kind'],
  { count, storedAs }: Deleted,
  deletedAt: Date,
): Promise<void> {
  if (count === 0) return
  const reports = strapi.db.query(REPORTS)
  const where = { kind, deletedAt }
  const noted: Pick<DeletionReport, 'count' | 'files'> | null = await reports.findOne({ where })
  const data = { count: count + (noted?.count ?? 0), files: storedAs.length + (noted?.files ?? 0) }
  if (noted) await reports.updateMany({ where, data })
  else await reports.create({ data: { ...where, ...data } })
}

/** Deletes with the files, and reports it in the same transaction. */
const deleteAndReport = (
  strapi: Core.Strapi,
  kind: DeletionReport['kind'],
  now: Date,
  deleteRows: () => Promise<Deleted>,
): Promise<Deleted> =>
  deleteWithFiles(strapi, async () => {
    const deleted = await deleteRows()
    await report(strapi, kind, deleted, now)
    return deleted
  })

/** How many rows one transaction deletes: others wait for it no longer than a moment. */
const PORTION = 200

async function deleteInPortions(
  strapi: Core.Strapi,
  { kind, uid, where, deleteRows }: Expired,
  now: Date,
): Promise<void> {
  const deletePortion = async (): Promise<Deleted> => {
    const rows: { id: number }[] = await strapi.db
      .query(uid)
      .findMany({ select: ['id'], where, limit: PORTION })
    return deleteRows(strapi, { id: { $in: rows.map(({ id }) => id) } })
  }
  while ((await deleteAndReport(strapi, kind, now, deletePortion)).count === PORTION)
    await setImmediate()
}

type Step = () => Promise<unknown>

/** The steps that delete data whose retention ended. */
export const deletionSteps = (strapi: Core.Strapi, now: Date): readonly Step[] => {
  const reported =
    (kind: DeletionReport['kind'], deleteRows: () => Promise<Deleted>): Step =>
    () =>
      deleteAndReport(strapi, kind, now, deleteRows)
  return [
    () => followSettings(strapi),
    reported('accessibility', () => deleteAccessibilityWishes(strapi, now)),
    reported('sign-up', () => deleteOldSignUps(strapi, now)),
    ...expired(now).map((rows) => () => deleteInPortions(strapi, rows, now)),
    async () => deleteInPortions(strapi, { ...accounts, where: await unused(strapi, now) }, now),
    async () => deleteInPortions(strapi, { ...leads, where: await expiredLeads(strapi, now) }, now),
    () =>
      deleteWhere(strapi, OUTBOX, {
        purpose: 'account-deleted',
        createdAt: { $lt: daysEarlier(now, LAST_MAIL_DAYS) },
      }),
    () => clearExpiredNewAddresses(strapi, now),
    () => deleteOldBadges(strapi, now),
    () => deleteOldActs(strapi, now),
    () => deleteOldNews(strapi, now),
    () => deleteOldInvoices(strapi, now),
    () => deleteOldWork(strapi, now),
    () => deleteOldMeetings(strapi, now),
    () => deleteOldMessages(strapi, now),
    () => deleteWhere(strapi, REPORTS, { deletedAt: { $lt: daysEarlier(now, REPORT_DAYS) } }),
  ]
}
