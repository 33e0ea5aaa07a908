import type { Core } from '@strapi/strapi'
import { countChange } from './count-change'

/** Counts what was done. */
const SERIES = 'timing'

/**
 * Does something inside of the transaction that it is called in, and undoes it again unless it is meant:
 * the statements are the same, so that an address without an account takes as long as one with. A commit
 * that has nothing to write is much faster than others; a counter makes sure that it has.
 */
export async function equalizeTiming<T>(
  strapi: Core.Strapi,
  isMeant: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const { result } = await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('savepoint equalize_timing')
    const done = { result: await work() }
    if (!isMeant) await trx.raw('rollback to savepoint equalize_timing')
    await trx.raw('release savepoint equalize_timing')
    await countChange(strapi, SERIES)
    return done
  })
  return result
}
