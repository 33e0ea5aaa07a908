import {
  addUp,
  DIMENSIONS,
  dayOfMinute,
  GRAINS,
  type Grain,
  type StatisticsBatch,
  type StatisticsRow,
} from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { takeLock } from '../transactions/with-lock'

export const COUNTS_TABLE = 'statistics_counts'
export const DAYS_TABLE = 'statistics_days'
export const NODES_TABLE = 'statistics_nodes'
/** Content type: how long figures are kept, and which tag counts as well. */
export const SETTINGS = 'api::statistics-settings.statistics-settings'

/** The dimension of `statistics_days` that has everything in one row, with the value ''. */
export const ALL = 'all'

type Connection = Core.Strapi['db']['connection']

/** Rows of one statement: SQLite takes 32,766 values in it. */
const ROWS_PER_STATEMENT = 500

/** The columns by which rows are told apart, as the unique indexes have them. */
const COUNT_KEY = ['grain', 'minute', ...DIMENSIONS] as const
const DAY_KEY = ['event', 'dimension', 'day', 'detail', 'value'] as const

/** What the day of a row gets: all, and one for each dimension that is filled. */
const dayRowsOf = ({ minute, event, detail, count, ...row }: StatisticsRow) =>
  Object.entries({ [ALL]: '', ...row })
    .filter(([dimension, value]) => value !== '' || dimension === ALL)
    .map(([dimension, value]) => ({
      day: dayOfMinute(minute),
      event,
      detail,
      dimension,
      value,
      count,
    }))

async function addTo<Row extends { readonly count: number }>(
  trx: Connection,
  table: string,
  key: readonly (keyof Row & string)[],
  rows: readonly Row[],
): Promise<void> {
  // A statement may change a row once.
  const added = addUp(key, rows)
  for (let at = 0; at < added.length; at += ROWS_PER_STATEMENT) {
    await trx(table)
      .insert(added.slice(at, at + ROWS_PER_STATEMENT))
      .onConflict([...key])
      .merge({ count: trx.raw('?? + excluded.??', [`${table}.count`, 'count']) })
  }
}

/** Adds rows of a grain, without the figures of their days. */
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

/**
 * Counts a batch, unless its number or a later one of its node was counted before: then it was sent
 * again because its answer was lost. All in one transaction.
 * @throws CommitError
 */
export async function ingestBatch(
  strapi: Core.Strapi,
  { node, number, rows }: StatisticsBatch,
  now: Date,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await takeLock(strapi, trx, 'statistics')
    const known: { number: number } | undefined = await trx(NODES_TABLE).where({ node }).first()
    if (known && known.number >= number) return
    const seen = { number, seen_at: now }
    if (known) await trx(NODES_TABLE).where({ node }).update(seen)
    else await trx(NODES_TABLE).insert({ node, document_id: node, ...seen })
    await addCounts(trx, GRAINS.quarter, rows)
    await addTo(trx, DAYS_TABLE, DAY_KEY, rows.flatMap(dayRowsOf))
  })
}
