import { setImmediate } from 'node:timers/promises'
import { daysEarlier, monthsLater } from '@beursvloer/contract/durations'
import { daysAfter } from '@beursvloer/contract/fair-time'
import {
  DEFAULT_RETENTION_MONTHS,
  DIMENSIONS,
  dayOfMinute,
  firstMinuteOf,
  GRAINS,
  type Grain,
  QUARTERS_KEPT_DAYS,
} from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { fairDate } from '../fair/dates'
import { editionDates } from '../fair/editions'
import { takeLock } from '../transactions/with-lock'
import { addCounts, COUNTS_TABLE, DAYS_TABLE, NODES_TABLE, SETTINGS } from './figures'

/** From the beginning of a day so many minutes lead into the next, also where a clock is set back. */
const LONGER_THAN_A_DAY = 26 * 60
/** Rows that are deleted in one statement: others wait for it. */
const PORTION = 5000
/** Days without a report after which a process is forgotten; its reports were acknowledged long ago. */
const NODE_DAYS = 90

/** Rows of the first day that has any, with the minute on which it begins; null: there are none. */
async function firstDayOf(rows: Knex.QueryBuilder) {
  const [first] = await rows.clone().min({ minute: 'minute' })
  if (first?.minute == null) return null
  const begin = firstMinuteOf(dayOfMinute(Number(first.minute)))
  const end = firstMinuteOf(dayOfMinute(begin + LONGER_THAN_A_DAY))
  return { begin, rows: rows.clone().where('minute', '>=', begin).where('minute', '<', end) }
}

/** Merges the rows of the first day before another that has finer ones, in one transaction; false: none has. */
async function mergeDay(strapi: Core.Strapi, to: Grain, before: string): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    await takeLock(strapi, trx, 'statistics')
    const finer = Object.values(GRAINS).filter((grain) => grain < to)
    const first = await firstDayOf(
      trx(COUNTS_TABLE).whereIn('grain', finer).where('minute', '<', firstMinuteOf(before)),
    )
    if (!first) return false
    const minute = trx.raw(to === GRAINS.day ? `${first.begin}` : `minute - minute % ${to}`)
    const merged = await first.rows
      .clone()
      .select({ minute }, ...DIMENSIONS)
      .sum({ count: 'count' })
      .groupByRaw(['1', ...DIMENSIONS].join(', '))
    await first.rows.delete()
    await addCounts(trx, to, merged)
    return true
  })
}

/** Deletes figures that have been kept long enough, with what is known of processes that ended. */
async function deleteOld(strapi: Core.Strapi, now: Date): Promise<void> {
  const { connection } = strapi.db
  const stored: { months?: number } | null = await strapi.db.query(SETTINGS).findOne({})
  const months = stored?.months ?? DEFAULT_RETENTION_MONTHS
  const first = monthsLater(new Date(fairDate(now)), -months)
    .toISOString()
    .slice(0, 10)
  const grains = Object.values(GRAINS)
  for (const [table, old] of [
    [
      COUNTS_TABLE,
      connection(COUNTS_TABLE).whereIn('grain', grains).where('minute', '<', firstMinuteOf(first)),
    ],
    [DAYS_TABLE, connection(DAYS_TABLE).where('day', '<', first)],
  ] as const) {
    const portion = () => old.clone().select('id').limit(PORTION)
    while ((await connection(table).whereIn('id', portion()).delete()) > 0) await setImmediate()
  }
  await connection(NODES_TABLE).where('seen_at', '<', daysEarlier(now, NODE_DAYS)).delete()
}

/**
 * Merges and deletes what is old enough (requirements 25.3): quarters become hours after a month, and days
 * once their fair has been over for a month. The figures of days stay as they are.
 */
export async function keepStatistics(strapi: Core.Strapi, now: Date): Promise<void> {
  await deleteOld(strapi, now)
  const monthAgo = fairDate(daysEarlier(now, QUARTERS_KEPT_DAYS))
  const lastFair = (await editionDates(strapi)).find(({ endDate }) => endDate < monthAgo)
  // One day at a time: other requests are answered in between.
  const merge = async (to: Grain, before: string) => {
    while (await mergeDay(strapi, to, before)) await setImmediate()
  }
  if (lastFair) await merge(GRAINS.day, daysAfter(lastFair.endDate, 1))
  await merge(GRAINS.hour, monthAgo)
}
