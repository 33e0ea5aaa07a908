import { answersOf } from '@beursvloer/contract/forms/answers'
import { formNamed } from '@beursvloer/contract/forms/registry'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { optionSources } from '../../forms/option-sources'
import { pick } from '../../panel-api/lists'
import { relatedMails, relatedRows } from '../../panel-api/related'
import type { GivenConsent } from '../../panel-api/views'
import { orderOf } from './orders'
import { findSubmission, ROW, type StoredSubmission } from './submissions'
import type { StoredFile, SubmissionDetails } from './views'

function madeOf(stored: StoredSubmission): SubmissionDetails['made'] {
  const { kind, exhibitorId, vacancyId } = stored
  if (exhibitorId && kind === 'contract') return { type: 'exhibitor', documentId: exhibitorId }
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
  const ofThis = { where: { submission: { id: stored.id } }, order: 'asc' } as const
  return {
    ...pick(ROW, stored),
    language: stored.language,
    source: stored.source,
    deleteAfter: stored.deleteAfter,
    answers: answersOf(form, stored.values, { language: 'nl', options }),
    files: await relatedRows<StoredFile>(strapi, {
      type: 'submission-file',
      fields: ['documentId', 'field', 'name', 'bytes', 'proofOf', 'proofState'],
      ...ofThis,
    }),
    consents: await relatedRows<GivenConsent>(strapi, {
      type: 'consent',
      fields: ['subject', 'textVersion', 'givenAt'],
      ...ofThis,
    }),
    mails: await relatedMails(strapi, ofThis),
    history: stored.history ?? [],
    notes: stored.notes ?? [],
    quotation: stored.quotation,
    newQuotation: stored.newQuotation,
    made: madeOf(stored),
    order: await orderOf(strapi, stored),
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
