import {
  DIMENSIONS,
  dayOfMinute,
  GRAINS,
  type Grain,
  type StatisticsRow,
} from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { ALL, COUNTS_TABLE, DAYS_TABLE } from './tables'

type Connection = Core.Strapi['db']['connection']

/** Rows of one statement: SQLite takes 32,766 values in it. */
const ROWS_PER_STATEMENT = 500

interface DayRow {
  readonly day: string
  readonly event: string
  readonly detail: string
  readonly dimension: string
  readonly value: string
  readonly count: number
}

/** What the days of rows get: all, and one for each dimension that is filled. */
function dayRowsOf(rows: readonly StatisticsRow[]): DayRow[] {
  const days = new Map<string, DayRow>()
  for (const row of rows) {
    const day = dayOfMinute(row.minute)
    const { event, detail, count } = row
    const add = (dimension: string, value: string) => {
      const key = [day, event, detail, dimension, value].join('\n')
      const before = days.get(key)?.count ?? 0
      days.set(key, { day, event, detail, dimension, value, count: before + count })
    }
    add(ALL, '')
    for (const dimension of DIMENSIONS) {
      if (dimension === 'event' || dimension === 'detail' || !row[dimension]) continue
      add(dimension, row[dimension])
    }
  }
  return [...days.values()]
}

async function addTo(
  trx: Connection,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    await trx(table)
      .insert(rows.slice(at, at + ROWS_PER_STATEMENT))
      .onConflict([...columns])
      .merge({ count: trx.raw('?? + excluded.??', [`${table}.count`, 'count']) })
  }
}

/** The columns by which rows are told apart, as the unique indexes have them. */
const COUNT_KEY = ['grain', 'minute', ...DIMENSIONS] as const
const DAY_KEY = ['event', 'dimension', 'day', 'detail', 'value'] as const

/** Adds rows of a grain; their keys (all but the count) have to be distinct. */
export const addCounts = (
  trx: Connection,
  grain: Grain,
  rows: readonly StatisticsRow[],
): Promise<void> =>
  addTo(
    trx,
    COUNTS_TABLE,
    COUNT_KEY,
    rows.map((row) => ({ ...row, grain, count: Number(row.count) })),
  )

/** Adds rows as they come from the site to the figures of quarters and of days. */
export async function addRows(trx: Connection, rows: readonly StatisticsRow[]): Promise<void> {
  await addCounts(trx, GRAINS.quarter, rows)
  await addTo(trx, DAYS_TABLE, DAY_KEY, dayRowsOf(rows))
}
