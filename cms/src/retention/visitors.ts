import type { Core } from '@strapi/strapi'
import type { Deleted } from '../transactions/delete-where'
import { PROFILE } from '../visitors/accounts/account'
import { deleteAccounts } from '../visitors/accounts/delete-accounts'
import { type FairDates, unusedSince, wishesPast } from './visit-dates'

/** Deletes accounts that nobody uses any more. A block is kept: without its account it would be undone. */
export const deleteUnused = async (strapi: Core.Strapi, now: Date): Promise<Deleted> => {
  const since = unusedSince(await fairsOf(strapi), now)
  return deleteAccounts(strapi, {
    user: { blocked: { $ne: true } },
    $or: [
      { lastUsedAt: { $lt: since } },
      { lastUsedAt: { $null: true }, registeredAt: { $lt: since } },
    ],
  })
}

const fairsOf = async (strapi: Core.Strapi): Promise<readonly FairDates[]> => {
  const editions = await strapi
    .documents('api::edition.edition')
    .findMany({ locale: 'nl', status: 'published', fields: ['endDate'] })
  return editions.map(({ documentId, endDate }) => ({ documentId, endDate: String(endDate) }))
}

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: 'api', name: 'beursvloer', key: 'wishes-deleted-for' })

/**
 * Deletes what visitors said they need to visit, once after each fair: what is written later is for the
 * next one. The date goes with the mark, so that a fair that is moved has its own deletion.
 */
export async function deleteWishes(strapi: Core.Strapi, now: Date): Promise<Deleted> {
  const fair = wishesPast(await fairsOf(strapi), now)
  const mark = fair && `${fair.documentId} ${fair.endDate}`
  if (!mark || mark === (await store(strapi).get({}))) return { count: 0, storedAs: [] }
  const done = await strapi.db.transaction(async () => {
    const written = { accessibility: { $notNull: true }, registeredAt: { $lt: fair.since } }
    const cleared = await strapi.db
      .query(PROFILE)
      .updateMany({ where: written, data: { accessibility: null } })
    await store(strapi).set({ value: mark })
    return cleared
  })
  return { count: done.count, storedAs: [] }
}
