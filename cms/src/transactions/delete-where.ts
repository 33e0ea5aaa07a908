import type { Core } from '@strapi/strapi'

/** How much of a kind was deleted. */
export interface Deleted {
  readonly count: number
  /** The names under which files of it are stored, to be removed once the deletion is committed. */
  readonly storedAs: readonly string[]
}

/** Deletes by ids found first: a delete cannot follow relations in its condition. */
export async function deleteWhere(
  strapi: Core.Strapi,
  uid: string,
  where: object,
): Promise<number> {
  const rows: { id: number }[] = await strapi.db.query(uid).findMany({ select: ['id'], where })
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await strapi.db.query(uid).deleteMany({ where: { id: { $in: ids } } })
  return ids.length
}
