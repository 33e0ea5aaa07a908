import type { Core } from '@strapi/strapi'
import { type Deleted, deleteWhere } from '../transactions/delete-where'

interface Expired {
  readonly id: number
  readonly files?: readonly { readonly id: number; readonly storedAs: string }[]
}

/** The records that belong to a submission and are deleted with it. */
const BELONGINGS = [
  'api::submission-file.submission-file',
  'api::consent.consent',
  'api::outbox-mail.outbox-mail',
] as const

/** Deletes submissions with their consents and mails, in one transaction; their files are the caller's. */
export async function deleteSubmissions(strapi: Core.Strapi, where: object): Promise<Deleted> {
  const rows: Expired[] = await strapi.db
    .query('api::submission.submission')
    .findMany({ select: ['id'], where, populate: { files: { select: ['id', 'storedAs'] } } })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { count: 0, storedAs: [] }
  const files = rows.flatMap((row) => row.files ?? [])
  await strapi.db.transaction(async () => {
    for (const uid of BELONGINGS)
      await deleteWhere(strapi, uid, { submission: { id: { $in: ids } } })
    await deleteWhere(strapi, 'api::submission.submission', { id: { $in: ids } })
  })
  return { count: ids.length, storedAs: files.map(({ storedAs }) => storedAs) }
}
