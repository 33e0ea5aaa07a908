import type { Core } from '@strapi/strapi'
import { editionDates } from '../fair/editions'
import type { Deleted } from '../transactions/delete-where'
import { PROFILE } from '../visitors/accounts/account'
import { unusedSince, wishesPast } from './visit-dates'

/** Profiles of unused accounts, but not of blocked ones: deleting those would lift the block. */
export const unused = async (strapi: Core.Strapi, now: Date): Promise<object> => {
  const since = unusedSince(await editionDates(strapi), now)
  return {
    user: { blocked: { $ne: true } },
    $or: [
      { lastUsedAt: { $lt: since } },
      { lastUsedAt: { $null: true }, registeredAt: { $lt: since } },
    ],
  }
}

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: 'api', name: 'beursvloer', key: 'wishes-deleted-for' })

/**
 * Deletes visitors' accessibility wishes once after each fair: later ones are for the next fair.
 * The fair's date is stored with the mark, so that a fair that is moved has its own deletion.
 */
export async function deleteAccessibilityWishes(strapi: Core.Strapi, now: Date): Promise<Deleted> {
  const fair = wishesPast(await editionDates(strapi), now)
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
