import { setImmediate } from 'node:timers/promises'
import { DAY_MS } from '@beursvloer/contract/durations'
import { daysAfter } from '@beursvloer/contract/fair-time'
import {
  DEFAULT_RETENTION_MONTHS,
  DIMENSIONS,
  dayOfMinute,
  firstMinuteOf,
  GRAINS,
  type Grain,
  QUARTERS_KEPT_DAYS,
  type StatisticsRow,
} from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { editionDates } from '../fair/editions'
import { takeLock } from '../transactions/with-lock'
import { addCounts } from './add-rows'
import { COUNTS_TABLE, DAYS_TABLE, NODES_TABLE, SETTINGS } from './tables'

/** From the beginning of a day so many minutes lead into the next, also where a clock is set back. */
const LONGER_THAN_A_DAY = 26 * 60
/** Days without a report after which a process is forgotten; its reports were acknowledged long ago. */
const NODE_DAYS = 90

/** The day so many days before a moment, in the fair's time. */
const dayBefore = (now: Date, days: number): string =>
  dayOfMinute((now.getTime() - days * DAY_MS) / 60_000)

/** The day of the month, so many months earlier; of a shorter month its last. */
function monthsBefore(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - months)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(Number(day.slice(8)), last))
  return first.toISOString().slice(0, 10)
}

/** The day after the last fair that has been over for as long as quarters are kept; null: none was. */
async function mergedToDaysBefore(strapi: Core.Strapi, now: Date): Promise<string | null> {
  const over = dayBefore(now, QUARTERS_KEPT_DAYS)
  const [last] = (await editionDates(strapi))
    .map(({ endDate }) => endDate)
    .filter((day) => day < over)
    .sort()
    .reverse()
  return last ? daysAfter(last, 1) : null
}

interface Merge {
  readonly from: readonly Grain[]
  readonly to: Grain
  /** The first day that stays as it is. */
  readonly before: string
}

/** The first minute of the earliest day with rows; null: there are none. */
async function firstDayOf(rows: Knex.QueryBuilder): Promise<number | null> {
  const [first] = await rows.clone().min({ minute: 'minute' })
  return first?.minute == null ? null : firstMinuteOf(dayOfMinute(Number(first.minute)))
}

/** Merges the rows of the first day that has any to merge, in one transaction; false: there is none. */
async function mergeDay(strapi: Core.Strapi, { from, to, before }: Merge): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    await takeLock(strapi, trx, 'statistics')
    const finer = trx(COUNTS_TABLE).whereIn('grain', [...from])
    const begin = await firstDayOf(finer.clone().where('minute', '<', firstMinuteOf(before)))
    if (begin === null) return false
    const rows = finer
      .clone()
      .where('minute', '>=', begin)
      .where('minute', '<', firstMinuteOf(dayOfMinute(begin + LONGER_THAN_A_DAY)))
    const minute = trx.raw(to === GRAINS.day ? `${begin}` : 'minute - minute % 60')
    const merged: StatisticsRow[] = await rows
      .clone()
      .select({ minute }, ...DIMENSIONS)
      .sum({ count: 'count' })
      .groupByRaw(['1', ...DIMENSIONS].join(', '))
    await rows.delete()
    await addCounts(trx, to, merged)
    return true
  })
}

async function monthsKept(strapi: Core.Strapi): Promise<number> {
  const stored: { months?: number } | null = await strapi.db.query(SETTINGS).findOne({})
  return stored?.months ?? DEFAULT_RETENTION_MONTHS
}

/** Deletes figures that have been kept long enough, with what is known of processes that ended. */
async function deleteOld(strapi: Core.Strapi, now: Date): Promise<void> {
  const { connection } = strapi.db
  const first = monthsBefore(dayBefore(now, 0), await monthsKept(strapi))
  const old = connection(COUNTS_TABLE).where('minute', '<', firstMinuteOf(first))
  for (let day = await firstDayOf(old); day !== null; day = await firstDayOf(old)) {
    await old
      .clone()
      .where('minute', '<', day + LONGER_THAN_A_DAY)
      .delete()
    await setImmediate()
  }
  await connection(DAYS_TABLE).where('day', '<', first).delete()
  const forgotten = new Date(now.getTime() - NODE_DAYS * DAY_MS)
  await connection(NODES_TABLE).where('seen_at', '<', forgotten).delete()
}

/** Merges and deletes what is old enough (requirements 25.3). The figures of days stay as they are. */
export async function keepStatistics(strapi: Core.Strapi, now: Date): Promise<void> {
  const { quarter, hour, day } = GRAINS
  await deleteOld(strapi, now)
  const merges: Merge[] = [
    { from: [quarter], to: hour, before: dayBefore(now, QUARTERS_KEPT_DAYS) },
  ]
  const before = await mergedToDaysBefore(strapi, now)
  if (before) merges.unshift({ from: [quarter, hour], to: day, before })
  // A day at a time: whoever else asks gets a turn in between.
  for (const merge of merges) while (await mergeDay(strapi, merge)) await setImmediate()
}
