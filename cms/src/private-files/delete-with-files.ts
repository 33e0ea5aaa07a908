import type { Core } from '@strapi/strapi'
import type { Deleted } from '../transactions/delete-where'
import { removeFiles } from './storage'

/**
 * Deletes rows in one transaction with the caller's further writes, and their files after the
 * commit. A crash in between leaves files without rows, which the next start removes.
 * @throws CommitError when it was not stored; the files are still there then
 */
export async function deleteWithFiles(
  strapi: Core.Strapi,
  deleteRows: () => Promise<Deleted>,
): Promise<Deleted> {
  const deleted = await strapi.db.transaction(deleteRows)
  await removeFiles(deleted.storedAs)
  return deleted
}
