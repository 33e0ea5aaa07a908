import type { StatisticsBatch } from '@beursvloer/contract/statistics/batches'
import { DIMENSIONS, type StatisticsRow } from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { takeLock } from '../transactions/with-lock'
import { addRows } from './add-rows'
import { NODES_TABLE } from './tables'

/** Rows that differ in their count alone as one: a statement may change a row once. */
function withoutDoubles(rows: readonly StatisticsRow[]): readonly StatisticsRow[] {
  const known = new Map<string, StatisticsRow>()
  for (const row of rows) {
    const key = [row.minute, ...DIMENSIONS.map((name) => row[name])].join('\n')
    known.set(key, { ...row, count: row.count + (known.get(key)?.count ?? 0) })
  }
  return [...known.values()]
}

/**
 * Counts a batch, unless its number or a later one of its node was counted before: then it came once more
 * because nobody heard that it had arrived. All in one transaction. @throws CommitError
 */
export async function takeBatch(
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
    await addRows(trx, withoutDoubles(rows))
  })
}
