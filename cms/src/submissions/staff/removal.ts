import type { Core } from '@strapi/strapi'
import { deleteWithFiles } from '../../private-files/delete-with-files'
import { recordDeletion } from '../../private-files/deletion-list'
import { deleteSubmissions } from '../delete-submissions'
import { REPORTS } from './deletions'
import { findSubmission } from './submissions'

/**
 * Deletes a submission for good, with its files, consents and mails, and reports the deletion.
 * @param by name of the staff member
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function removeSubmission(
  strapi: Core.Strapi,
  documentId: string,
  by: string,
): Promise<void> {
  const { kind } = await findSubmission(strapi, documentId)
  await deleteWithFiles(strapi, async () => {
    const deleted = await deleteSubmissions(strapi, { documentId })
    const { count, storedAs } = deleted
    const report = { deletedAt: new Date(), kind, count, files: storedAs.length, by }
    await strapi.db.query(REPORTS).create({ data: report })
    return deleted
  })
  await recordDeletion(strapi, { documentId })
}
