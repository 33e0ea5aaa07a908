import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { logSecurity } from '../../logging/security-log'
import { REPORTS } from '../../submissions/staff/deletions'
import type { Deleted } from '../../transactions/delete-where'
import { deleteAccount } from '../profile/delete-account'
import { findVisitor } from './visitors'

/**
 * Deletes an account with all personal data at the visitor's request, and reports the deletion. The
 * visitor gets the same last mail as after deleting it without staff.
 * @param by name of the staff member
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function removeVisitor(
  strapi: Core.Strapi,
  documentId: string,
  by: string,
): Promise<void> {
  const { user, language } = await findVisitor(strapi, documentId)
  if (!user) throw new errors.NotFoundError('Deze bezoeker bestaat niet meer.')
  const now = new Date()
  const report = ({ count, storedAs }: Deleted) => {
    const data = { deletedAt: now, kind: 'account', count, files: storedAs.length, by }
    return strapi.db.query(REPORTS).create({ data })
  }
  await deleteAccount(strapi, user, { language, now, report })
  logSecurity(strapi, 'account-deleted', { account: user.id, by: 'staff' })
}
