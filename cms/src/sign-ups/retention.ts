import { DAY_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import type { Deleted } from '../transactions/delete-where'
import { readItems } from './item'
import { type SignUpRow, signUpsOf } from './rows'

/** How long after the day of its item a sign-up is kept, in days (requirements 17.8). */
const KEPT_DAYS = 30

/** Deletes sign-ups of past items after KEPT_DAYS; of a deleted item, by its last notified day. */
export async function deleteOldSignUps(strapi: Core.Strapi, now: Date): Promise<Deleted> {
  const rows: Pick<SignUpRow, 'id' | 'item' | 'told' | 'changedAt'>[] = await signUpsOf(
    strapi,
  ).findMany({ select: ['id', 'item', 'told', 'changedAt'] })
  const items = await readItems(strapi, [...new Set(rows.map(({ item }) => item))])
  const dayOf = ({ item, told, changedAt }: (typeof rows)[number]): number =>
    Date.parse(items.get(item)?.date ?? told?.date ?? new Date(changedAt).toISOString())
  const past = rows.filter((row) => dayOf(row) + (KEPT_DAYS + 1) * DAY_MS <= now.getTime())
  const ids = past.map(({ id }) => id)
  await signUpsOf(strapi).deleteMany({ where: { id: { $in: ids } } })
  return { count: ids.length, storedAs: [] }
}
