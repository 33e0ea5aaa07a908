import type { Core } from '@strapi/strapi'
import { countChange } from './count-change'

/** Name of the counter that is written. */
const SERIES = 'timing'

/**
 * Runs `work` in the current transaction, and rolls it back unless `isMeant`: the same statements run,
 * so that an address without an account takes as long as one with. A counter is written in both cases,
 * since an empty commit is much faster.
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
