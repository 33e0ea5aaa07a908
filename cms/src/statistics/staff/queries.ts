import { daysAfter } from '@beursvloer/contract/fair-time'
import type { EventType } from '@beursvloer/contract/statistics/events'
import { type Dimension, firstMinuteOf, GRAINS } from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { ALL, COUNTS_TABLE, DAYS_TABLE } from '../tables'
import type { Days } from './views'

type Event = EventType | 'dropped'

/** Which events: those of a type, of some details where any are given. */
export interface Counted {
  readonly event: Event
  readonly details?: readonly string[]
}

interface Sum {
  readonly key: string
  readonly count: number | string
}

const toMap = (rows: readonly Sum[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ key, count }) => [key, Number(count)]))

/** Rows of the figures per day; `value` narrows down to one value of a dimension. */
function daysOf(
  strapi: Core.Strapi,
  { event, details }: Counted,
  { from, until }: Days,
  dimension: Exclude<Dimension, 'event' | 'detail'> | typeof ALL,
) {
  const rows = strapi.db
    .connection(DAYS_TABLE)
    .where({ event, dimension })
    .whereBetween('day', [from, until])
  return details ? rows.whereIn('detail', [...details]) : rows
}

/** How often something happened. */
export async function sumOf(
  strapi: Core.Strapi,
  counted: Counted,
  days: Days,
  document?: string,
): Promise<number> {
  const rows =
    document === undefined
      ? daysOf(strapi, counted, days, ALL)
      : daysOf(strapi, counted, days, 'document').where({ value: document })
  const [row] = await rows.sum({ count: 'count' })
  return Number(row?.count ?? 0)
}

/** How often something happened on each day on which it did. */
export async function sumPerDay(
  strapi: Core.Strapi,
  counted: Counted,
  days: Days,
  document?: string,
): Promise<ReadonlyMap<string, number>> {
  const rows =
    document === undefined
      ? daysOf(strapi, counted, days, ALL)
      : daysOf(strapi, counted, days, 'document').where({ value: document })
  return toMap(await rows.select({ key: 'day' }).sum({ count: 'count' }).groupBy('day'))
}

/** How often something happened in each hour of a day, by its number; empty once only days are kept. */
export async function sumPerHour(
  strapi: Core.Strapi,
  { event }: Pick<Counted, 'event'>,
  day: string,
): Promise<ReadonlyMap<number, number>> {
  const { connection } = strapi.db
  const first = firstMinuteOf(day)
  // Written out: as a parameter SQLite takes it for a fraction, and divides into fractions.
  const hour = connection.raw(`(?? - ${first}) / 60`, ['minute'])
  const rows: { hour: number | string; count: number | string }[] = await connection(COUNTS_TABLE)
    .where({ event })
    .whereIn('grain', [GRAINS.quarter, GRAINS.hour])
    .where('minute', '>=', first)
    .where('minute', '<', firstMinuteOf(daysAfter(day, 1)))
    .select({ hour })
    .sum({ count: 'count' })
    .groupByRaw('1')
  return new Map(rows.map(({ hour, count }) => [Number(hour), Number(count)]))
}

/** How often something happened since the beginning of a quarter of an hour, by route. */
export const sumSince = async (
  strapi: Core.Strapi,
  { event }: Pick<Counted, 'event'>,
  minute: number,
): Promise<ReadonlyMap<string, number>> =>
  toMap(
    await strapi.db
      .connection(COUNTS_TABLE)
      .where({ event, grain: GRAINS.quarter })
      .where('minute', '>=', minute)
      .select({ key: 'route' })
      .sum({ count: 'count' })
      .groupBy('route'),
  )

/** How often something happened by the values of a dimension, the most first. */
export async function sumPerValue(
  strapi: Core.Strapi,
  counted: Counted,
  days: Days,
  dimension: Exclude<Dimension, 'event' | 'detail'>,
): Promise<ReadonlyMap<string, number>> {
  const rows: unknown = await daysOf(strapi, counted, days, dimension)
    .select({ key: 'value' })
    .sum({ count: 'count' })
    .groupBy('value')
    .orderBy('count', 'desc')
  return toMap(rows as readonly Sum[])
}

/** The same by detail. */
export async function sumPerDetail(
  strapi: Core.Strapi,
  counted: Counted,
  days: Days,
): Promise<ReadonlyMap<string, number>> {
  const rows: unknown = await daysOf(strapi, counted, days, ALL)
    .select({ key: 'detail' })
    .sum({ count: 'count' })
    .groupBy('detail')
    .orderBy('count', 'desc')
  return toMap(rows as readonly Sum[])
}
