import type { EventType } from '@beursvloer/contract/statistics/events'
import { GRAINS } from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { ALL, COUNTS_TABLE, DAYS_TABLE } from '../figures'
import type { By, Counts, Days } from './views'

/** Which events: those of a type, of one detail or about one document where that is given. */
export interface Counted {
  readonly event: EventType | 'dropped'
  readonly detail?: string
  readonly document?: string
}

const countsOf = (rows: unknown): Counts =>
  new Map(
    (rows as { key: unknown; count: unknown }[]).map(({ key, count }) => [
      String(key),
      Number(count),
    ]),
  )

/** Adds up the counts of some values; of all when none are named. */
export const total = (counts: Counts, keys: Iterable<string> = counts.keys()): number =>
  [...keys].reduce((sum, key) => sum + (counts.get(key) ?? 0), 0)

/** How often something happened on some days, by the values of a column or dimension, the most first. */
export async function sumsBy(
  strapi: Core.Strapi,
  by: By,
  { event, detail, document }: Counted,
  { from, until }: Days,
): Promise<Counts> {
  const isColumn = by === 'day' || by === 'event' || by === 'detail'
  const key = isColumn ? by : 'value'
  const rows = await strapi.db
    .connection(DAYS_TABLE)
    .where({
      event,
      dimension: document !== undefined ? 'document' : isColumn ? ALL : by,
      ...(detail !== undefined && { detail }),
      ...(document !== undefined && { value: document }),
    })
    .whereBetween('day', [from, until])
    .select({ key })
    .sum({ count: 'count' })
    .groupBy(key)
    .orderBy('count', 'desc')
  return countsOf(rows)
}

/** How often something happened on some days. */
export const sumOf = async (strapi: Core.Strapi, counted: Counted, days: Days): Promise<number> =>
  total(await sumsBy(strapi, 'event', counted, days))

/**
 * How often something happened within a part of a day, by route or by the hour since it began; empty once
 * only its days are kept.
 * @param from first minute; `until`: the first one after it
 */
export async function sumsWithin(
  strapi: Core.Strapi,
  by: 'route' | 'hour',
  event: EventType,
  [from, until]: readonly [from: number, until: number],
): Promise<Counts> {
  const { connection } = strapi.db
  // Written out: as a parameter SQLite takes it for a fraction, and divides into fractions.
  const key = connection.raw(by === 'hour' ? `(minute - ${from}) / ${GRAINS.hour}` : 'route')
  const rows = await connection(COUNTS_TABLE)
    .where({ event })
    .whereIn('grain', [GRAINS.quarter, GRAINS.hour])
    .where('minute', '>=', from)
    .where('minute', '<', until)
    .select({ key })
    .sum({ count: 'count' })
    .groupByRaw('1')
    .orderBy('count', 'desc')
  return countsOf(rows)
}
