import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { OUTBOX } from '../mail/outbox'
import { resendMail } from '../mail/resend'
import type { CurrentUser } from '../panel-api/current-user'
import { SUBMISSION_ACTIONS } from '../submissions/staff/rights'
import { VISITOR_ACTIONS } from '../visitors/staff/rights'
import type { FailedMails } from './views'

/** Maximum of shown mails. */
const SHOWN = 200

const FAILED = { state: 'failed' }

interface Row {
  readonly documentId: string
  readonly to: string
  readonly subject: string
  readonly createdAt: string
  readonly lastError: string | null
  readonly submission: { readonly documentId: string } | null
  readonly profile: { readonly documentId: string } | null
}

/** Whether the user may handle the subjects of these mails, of any kind. */
export const mayHandleMails = ({ may }: CurrentUser): boolean =>
  may(SUBMISSION_ACTIONS.handle) && may(VISITOR_ACTIONS.handle)

/** The number of permanently refused mails, and the time of the first. */
export async function countFailedMails(strapi: Core.Strapi) {
  const mails = strapi.db.query(OUTBOX)
  const count = await mails.count({ where: FAILED })
  if (count === 0) return { count, since: null, subjects: [] }
  const rows: Row[] = await mails.findMany({
    select: ['subject', 'createdAt'],
    where: FAILED,
    orderBy: { createdAt: 'asc' },
    limit: 3,
  })
  return {
    count,
    since: new Date(rows[0]?.createdAt ?? 0),
    subjects: rows.map(({ subject }) => subject),
  }
}

/** The mails that did not arrive, the latest first. */
export async function failedMails(strapi: Core.Strapi): Promise<FailedMails> {
  const mails = strapi.db.query(OUTBOX)
  const total = await mails.count({ where: FAILED })
  const rows: Row[] = await mails.findMany({
    select: ['documentId', 'to', 'subject', 'createdAt', 'lastError'],
    where: FAILED,
    populate: { submission: { select: ['documentId'] }, profile: { select: ['documentId'] } },
    orderBy: { createdAt: 'desc' },
    limit: SHOWN,
  })
  return {
    total,
    rows: rows.map(({ documentId, to, subject, createdAt, lastError, submission, profile }) => ({
      documentId,
      to,
      subject,
      createdAt,
      lastError: lastError ?? '',
      about: submission
        ? `/inzendingen/${submission.documentId}`
        : profile
          ? `/bezoekers/${profile.documentId}`
          : null,
    })),
  }
}

/**
 * Sends a mail that did not arrive once more.
 * @throws NotFoundError in Dutch when it is not among those
 */
export async function sendFailedAgain(strapi: Core.Strapi, documentId: string): Promise<void> {
  const known = await strapi.db.query(OUTBOX).count({ where: { documentId, ...FAILED } })
  if (known === 0) throw new errors.NotFoundError('Deze mail wacht niet op een nieuwe poging.')
  await resendMail(strapi, documentId)
}

/**
 * Deletes a mail that did not arrive, when its contents were passed on otherwise.
 * @throws NotFoundError in Dutch when it is not among those
 */
export async function removeFailed(strapi: Core.Strapi, documentId: string): Promise<void> {
  const where = { documentId, ...FAILED }
  const { count } = await strapi.db.query(OUTBOX).deleteMany({ where })
  if (count === 0) throw new errors.NotFoundError('Deze mail is al verwijderd of verstuurd.')
}
