import type { Core } from '@strapi/strapi'

/** Names the lock among whatever else uses the same database; any number will do. */
const LOCK = 20_270_318

/**
 * Does something in one transaction, while no other of its kind runs, in any process: who looks for a
 * key, counts a reference or looks for a contract of the same company sees what all before it stored.
 * SQLite is made to take its write lock at once; taking it later fails when somebody else wrote meanwhile.
 */
export async function inTurn<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  const done = await strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres')
      await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
    else await trx('reference_counters').where({ series: '' }).update({ counter: 0 })
    return { result: await work() }
  })
  return done.result
}
