import {
  DELETED_WITH_ACCOUNT,
  RECENT_SIGN_IN_MINUTES,
  WRONG_PASSWORD,
} from '@beursvloer/contract/accounts/own-profile'
import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { emptyWriteAheadLog } from '../../database/empty-write-ahead-log'
import { deleteBadges } from '../../exhibitor-badges/badges'
import { deleteMembers } from '../../exhibitor-members/membership'
import { HttpError } from '../../http/http-error'
import { forgetVisitors } from '../../leads/sharings'
import { type MailContent, mailIn } from '../../mail/mail-content'
import { OUTBOX, queueMail } from '../../mail/outbox'
import { wakeOutbox } from '../../mail/worker'
import { forgetMeetings } from '../../meetings/change'
import { deleteWithFiles } from '../../private-files/delete-with-files'
import { recordDeletion } from '../../private-files/deletion-list'
import { deleteDevicesOf } from '../../push/personal-data'
import { deleteSignUps } from '../../sign-ups/personal-data'
import { deleteSubmissions } from '../../submissions/delete-submissions'
import { deleteSubscriptions } from '../../subscriptions/delete-subscriptions'
import { type Deleted, deleteWhere } from '../../transactions/delete-where'
import { withLock } from '../../transactions/with-lock'
import { profilesOf, USER, type UserRow } from '../accounts/account'
import { isPassword } from '../accounts/password-hash'
import { endAllSessions, listSessions } from '../accounts/sessions'
import { deleteLinks } from '../saved/fair-links'
import { deleteSaved } from '../saved/saved-entries'
import type { ProfileRow } from './own-profile'
import { CONSENT, type Visitor, type VisitorKey, whereEmail } from './visitor'

/**
 * The last mail to a deleted account. Its sentence about the remaining data holds for every
 * account.
 */
const accountDeletedMail = (language: FormLanguage): MailContent =>
  mailIn(language, {
    nl: {
      subject: 'Uw account is verwijderd',
      paragraphs: [
        'Wij hebben uw account verwijderd, met uw profiel, uw badge, uw toestemmingen en uw aanmelding voor de nieuwsbrief. U bent overal uitgelogd.',
        'Hebt u namens een organisatie deelname aangevraagd, een contract ingestuurd of besteld, dan bewaren wij die stukken zo lang als de wet en de afspraak dat vragen.',
      ],
      remarks: ['Dit is ons laatste bericht. Ook dit bericht bewaren wij niet.'],
    },
    en: {
      subject: 'Your account has been deleted',
      paragraphs: [
        'We have deleted your account, including your profile, your badge, your consents and your newsletter subscription. You have been signed out everywhere.',
        'If you requested a stand, sent us a contract or placed an order on behalf of an organisation, we keep those documents for as long as the law and the agreement require.',
      ],
      remarks: ['This is our last message to you. We do not keep a copy of it.'],
    },
  })

interface Proof {
  readonly password: string
  /** Id of the session that asks. */
  readonly session: string | undefined
  readonly now: Date
}

/** Whether it is the visitor: by password, or by having signed in a moment ago where there is none. */
export async function isProven(
  strapi: Core.Strapi,
  visitor: Visitor,
  { password, session, now }: Proof,
): Promise<boolean> {
  if (visitor.password !== null) return isPassword(strapi, password, visitor.password)
  const sessions = await listSessions(strapi, visitor.id, session)
  const signedInAt = sessions.find(({ current }) => current)?.loginAt
  if (!signedInAt) return false
  return now.getTime() - Date.parse(signedInAt) < RECENT_SIGN_IN_MINUTES * MINUTE_MS
}

/** Everything of an account, in the order in which rows point at each other. */
export async function deleteAccountRows(
  strapi: Core.Strapi,
  visitor: VisitorKey,
  now: Date,
): Promise<Deleted> {
  const { id, email } = visitor
  const theirs = whereEmail(email)
  const profile: ProfileRow | null = await profilesOf(strapi).findOne({ where: { user: { id } } })
  // Before the name is deleted, which the notification to exhibitors needs.
  await forgetMeetings(strapi, [id], now)
  const own = { ...theirs, kind: { $in: [...DELETED_WITH_ACCOUNT] } }
  const { storedAs } = await deleteSubmissions(strapi, own)
  await deleteSubscriptions(strapi, theirs)
  await deleteSignUps(strapi, [email], now)
  // Consents given for an organisation stay with their submission.
  const withoutSubmission = { submission: { id: { $null: true } } }
  await deleteWhere(strapi, CONSENT, { ...theirs, ...withoutSubmission })
  await deleteWhere(strapi, OUTBOX, { to: { $eqi: email }, ...withoutSubmission })
  if (profile) {
    for (const uid of [CONSENT, OUTBOX])
      await deleteWhere(strapi, uid, { profile: { id: profile.id } })
    await profilesOf(strapi).delete({ where: { id: profile.id } })
  }
  await deleteSaved(strapi, [id])
  await deleteLinks(strapi, [id])
  await deleteMembers(strapi, [id], [email])
  await deleteBadges(strapi, [email])
  await forgetVisitors(strapi, [id], now)
  await deleteDevicesOf(strapi, [id])
  await endAllSessions(strapi, id)
  await strapi.db.query(USER).delete({ where: { id } })
  return { count: 1, storedAs: [...storedAs, ...(profile?.photo ? [profile.photo] : [])] }
}

interface Deletion {
  readonly language: FormLanguage
  readonly now: Date
  readonly checked?: string | null
  /** Writes along, in the same transaction, that it was done. */
  readonly report?: (deleted: Deleted) => Promise<unknown>
}

/**
 * Deletes an account with all personal data, in one transaction, and signs it out everywhere.
 * Submissions for organisations, with their consents and files, remain until their own retention
 * ends. A last mail says so; it is deleted once it is sent.
 * @param checked the stored password that was checked; undefined when somebody else than the
 *   visitor asks
 * @throws HttpError 400 when another password was chosen since it was checked
 */
export async function deleteAccount(
  strapi: Core.Strapi,
  visitor: VisitorKey,
  { language, now, checked, report }: Deletion,
): Promise<void> {
  const where = { id: visitor.id }
  const stored: UserRow | null = await strapi.db.query(USER).findOne({ where })
  await deleteWithFiles(strapi, () =>
    withLock(strapi, 'records', async () => {
      const current: UserRow | null = await strapi.db.query(USER).findOne({ where })
      if (checked !== undefined && current?.password !== checked)
        throw new HttpError(400, WRONG_PASSWORD)
      const deleted = await deleteAccountRows(strapi, visitor, now)
      const content = accountDeletedMail(language)
      await queueMail(strapi, { purpose: 'account-deleted', to: visitor.email, content }, now)
      await report?.(deleted)
      return deleted
    }),
  )
  if (stored) await recordDeletion(strapi, stored)
  await emptyWriteAheadLog(strapi)
  wakeOutbox(strapi)
}
