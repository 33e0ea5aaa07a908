import type { Core } from '@strapi/strapi'

/** Counts what was done for nothing. */
const SERIES = 'as-if'

/**
 * Does the work of an account that is there and undoes it, inside of the transaction that it is called
 * in, so that an address without an account takes as long as one with. A commit that has nothing to
 * write is much faster than others: a counter makes sure that it has.
 */
export async function asIf(strapi: Core.Strapi, work: () => Promise<unknown>): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('savepoint as_if')
    await work()
    await trx.raw('rollback to savepoint as_if')
    await trx.raw('release savepoint as_if')
    const counters = () => trx('reference_counters')
    const counted = await counters().where({ series: SERIES }).increment('counter', 1)
    if (counted === 0) await counters().insert({ series: SERIES, counter: 1 })
  })
}
