import type { Core } from '@strapi/strapi'
import { deleteSubmissions } from '../delete-submissions'
import { REPORTS } from './deletions'
import { findSubmission } from './submissions'

/**
 * Deletes a submission for good, with its files, consents and mails, and reports that somebody did.
 * @param by name of who does it
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function removeSubmission(
  strapi: Core.Strapi,
  documentId: string,
  by: string,
): Promise<void> {
  const { kind } = await findSubmission(strapi, documentId)
  const { count, files } = await deleteSubmissions(strapi, { documentId })
  await strapi.db.query(REPORTS).create({ data: { deletedAt: new Date(), kind, count, files, by } })
}
