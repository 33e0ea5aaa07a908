import type { Core, UID } from '@strapi/strapi'
import { allOf } from '../panel-api/lists'
import { deleteWithFiles } from '../private-files/delete-with-files'
import { amongDeletions, storeDeletions, unknownDeletions } from '../private-files/deletion-list'
import { deleteSubmissions } from '../submissions/delete-submissions'
import { deleteSubscriptions } from '../subscriptions/delete-subscriptions'
import type { Deleted } from '../transactions/delete-where'
import { withLock } from '../transactions/with-lock'
import { USER } from '../visitors/accounts/account'
import { deleteAccountRows } from '../visitors/profile/delete-account'
import type { VisitorKey } from '../visitors/profile/visitor'

/** The kinds that can be deleted on request, with their table and their deletion. */
const KINDS: readonly {
  readonly uid: UID.ContentType
  readonly select: readonly string[]
  readonly deleteOne: (strapi: Core.Strapi, row: VisitorKey, now: Date) => Promise<Deleted>
}[] = [
  { uid: USER, select: ['id', 'documentId', 'email'], deleteOne: deleteAccountRows },
  {
    uid: 'api::submission.submission',
    select: ['id', 'documentId'],
    deleteOne: (strapi, { id }) => deleteSubmissions(strapi, { id }),
  },
  {
    uid: 'api::subscription.subscription',
    select: ['id', 'documentId'],
    deleteOne: (strapi, { id }) => deleteSubscriptions(strapi, { id }),
  },
]

/**
 * Deletes data again that was deleted on request and came back with an older backup. The person
 * concerned gets no second mail.
 */
export async function reapplyDeletions(strapi: Core.Strapi, now: Date): Promise<void> {
  const unknown = await unknownDeletions(strapi, now)
  if (unknown.length === 0) return
  const wasDeleted = amongDeletions(unknown)
  let count = 0
  for (const { uid, select, deleteOne } of KINDS) {
    const all = allOf<VisitorKey & { documentId: string }>(strapi, { uid, where: {}, select })
    for await (const rows of all)
      for (const row of rows.filter(wasDeleted)) {
        await deleteWithFiles(strapi, () =>
          withLock(strapi, 'records', () => deleteOne(strapi, row, now)),
        )
        count += 1
      }
  }
  await storeDeletions(strapi, unknown)
  if (count > 0) strapi.log.warn(`Deleted again what a restored backup held: ${count}`)
}
