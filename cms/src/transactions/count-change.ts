import type { Core } from '@strapi/strapi'

const TABLE = 'reference_counters'

/** Counts a change of something that is followed by its version, in the transaction of the change. */
export async function countChange(strapi: Core.Strapi, series: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const counted = await trx(TABLE).where({ series }).increment('counter', 1)
    if (counted === 0) await trx(TABLE).insert({ series, counter: 1 })
  })
}

/** How often something changed. */
export async function readChanges(strapi: Core.Strapi, series: string): Promise<number> {
  const row: { counter: number | string } | undefined = await strapi.db
    .connection(TABLE)
    .where({ series })
    .first('counter')
  return Number(row?.counter ?? 0)
}
