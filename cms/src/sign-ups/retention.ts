import { DAY_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import type { Deleted } from '../transactions/delete-where'
import { readItems } from './item'
import { SIGN_UPS, type SignUpRow, signUpsOf } from './rows'

/** Retention of a sign-up after the day of its item, in days (requirements 17.8). */
export const KEPT_DAYS = 30

/** Deletes sign-ups of past items after KEPT_DAYS; of a deleted item, by its last notified day. */
export async function deleteOldSignUps(strapi: Core.Strapi, now: Date): Promise<Deleted> {
  const isPast = (day: string): boolean =>
    Date.parse(day) + (KEPT_DAYS + 1) * DAY_MS <= now.getTime()
  const ids: string[] = await strapi.db.transaction(({ trx }) =>
    trx(SIGN_UPS).distinct('item').pluck('item'),
  )
  const items = await readItems(strapi, ids)
  const past = ids.filter((id) => isPast(items.get(id)?.date ?? ''))
  const { count } = await signUpsOf(strapi).deleteMany({ where: { item: { $in: past } } })

  const ofDeleted: Pick<SignUpRow, 'id' | 'told' | 'changedAt'>[] = await signUpsOf(
    strapi,
  ).findMany({
    select: ['id', 'told', 'changedAt'],
    where: { item: { $in: ids.filter((id) => !items.has(id)) } },
  })
  const old = ofDeleted
    .filter(({ told, changedAt }) => isPast(told?.date ?? new Date(changedAt).toISOString()))
    .map(({ id }) => id)
  await signUpsOf(strapi).deleteMany({ where: { id: { $in: old } } })
  return { count: count + old.length, storedAs: [] }
}
