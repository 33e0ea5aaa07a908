import { answersOf } from '@beursvloer/contract/forms/answers'
import { formNamed } from '@beursvloer/contract/forms/registry'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { optionSources } from '../../forms/option-sources'
import { pick } from '../../panel-api/lists'
import type { GivenConsent, SentMail } from '../../panel-api/views'
import { findSubmission, ROW, type StoredSubmission } from './submissions'
import type { StoredFile, SubmissionDetails } from './views'

/** Rows of a type that belong to a submission, the oldest first, with these fields only. */
async function belonging<Row extends object>(
  strapi: Core.Strapi,
  type: 'submission-file' | 'consent' | 'outbox-mail',
  submission: number,
  fields: readonly (keyof Row & string)[],
): Promise<Row[]> {
  const rows: Row[] = await strapi.db.query(`api::${type}.${type}`).findMany({
    select: [...fields],
    where: { submission: { id: submission } },
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => pick(fields, row) as Row)
}

function madeOf({ exhibitorId, vacancyId }: StoredSubmission): SubmissionDetails['made'] {
  if (exhibitorId) return { type: 'exhibitor', documentId: exhibitorId }
  return vacancyId ? { type: 'vacancy', documentId: vacancyId } : null
}

/**
 * All that staff may see of a submission.
 * @throws NotFoundError in Dutch when there is none
 */
export async function detailsOf(
  strapi: Core.Strapi,
  documentId: string,
): Promise<SubmissionDetails> {
  const stored = await findSubmission(strapi, documentId)
  const form = formNamed(stored.kind) ?? { steps: [] }
  const options = await optionSources(strapi, form)
  return {
    ...pick(ROW, stored),
    language: stored.language,
    source: stored.source,
    deleteAfter: stored.deleteAfter,
    answers: answersOf(form, stored.values as never, { language: 'nl', options }),
    files: await belonging<StoredFile>(strapi, 'submission-file', stored.id, [
      'documentId',
      'field',
      'name',
      'bytes',
    ]),
    consents: await belonging<GivenConsent>(strapi, 'consent', stored.id, [
      'subject',
      'textVersion',
      'givenAt',
    ]),
    mails: await belonging<SentMail>(strapi, 'outbox-mail', stored.id, [
      'documentId',
      'purpose',
      'to',
      'subject',
      'state',
      'attempts',
      'sentAt',
      'nextAttemptAt',
      'lastError',
      'createdAt',
    ]),
    history: stored.history ?? [],
    notes: stored.notes ?? [],
    quotation: stored.quotation,
    made: madeOf(stored),
  }
}

/**
 * The document id of a mail, if it is about this submission.
 * @throws NotFoundError in Dutch when it is not
 */
export async function mailOf(
  strapi: Core.Strapi,
  submission: string,
  documentId: string,
): Promise<string> {
  const where = { documentId, submission: { documentId: submission } }
  const found = await strapi.db.query('api::outbox-mail.outbox-mail').findOne({ where })
  if (!found) throw new errors.NotFoundError('Deze mail bestaat niet meer.')
  return documentId
}
