import { DAY_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { editionDates } from '../fair/editions'
import type { Deleted } from '../transactions/delete-where'
import { PROFILE } from '../visitors/accounts/account'

/**
 * Retention of accessibility wishes after the last day of their fair, in days (requirements 8.3).
 */
export const WISH_DAYS = 7
/** How long after a fair somebody who was there last time too may still not have signed in, in days. */
export const AFTER_FAIR_DAYS = 90
/** How long an account may be unused regardless of fairs, in years. */
export const UNUSED_YEARS = 4

/** The dates of a fair that retention needs. */
export interface FairDates {
  readonly documentId: string
  /** Its last day, `2027-03-18`. */
  readonly endDate: string
}

/** The moment a number of days after the end of a day. */
const after = (date: string, days: number): Date =>
  new Date(Date.parse(`${date}T23:59:59Z`) + days * DAY_MS)

/** Fairs that ended at least that many days ago, the latest first. */
const past = (fairs: readonly FairDates[], days: number, now: Date): FairDates[] =>
  fairs
    .filter(({ endDate }) => after(endDate, days) <= now)
    .sort((a, b) => b.endDate.localeCompare(a.endDate))

/**
 * The latest fair whose accessibility wishes are due for deletion, if any, and its date: visitors
 * who registered later have wishes for another.
 */
export function wishesPast(
  fairs: readonly FairDates[],
  now: Date,
): (FairDates & { readonly since: Date }) | undefined {
  const [fair] = past(fairs, WISH_DAYS, now)
  return fair && { ...fair, since: after(fair.endDate, WISH_DAYS) }
}

/**
 * The moment since which an account must have been used to stay. An account that skips a whole fair
 * is deleted: 90 days after a fair, those last used before 90 days after the previous one. Without
 * two fairs, and where fairs are far apart, four years without use end an account.
 */
export function unusedSince(fairs: readonly FairDates[], now: Date): Date {
  const [, previous] = past(fairs, AFTER_FAIR_DAYS, now)
  const years = new Date(now)
  years.setUTCFullYear(years.getUTCFullYear() - UNUSED_YEARS)
  const skipped = previous ? after(previous.endDate, AFTER_FAIR_DAYS) : years
  return skipped > years ? skipped : years
}

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
