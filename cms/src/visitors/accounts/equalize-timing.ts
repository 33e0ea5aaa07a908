import type { Core } from '@strapi/strapi'
import { profilesOf } from './account'

/** Counts what was done. */
const SERIES = 'alike'

/**
 * Does something inside of the transaction that it is called in, and undoes it again unless it is meant:
 * the statements are the same, so that an address without an account takes as long as one with. A commit
 * that has nothing to write is much faster than others; a counter makes sure that it has.
 */
export async function alike<T>(
  strapi: Core.Strapi,
  isMeant: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const { result } = await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('savepoint alike')
    const done = { result: await work() }
    if (!isMeant) await trx.raw('rollback to savepoint alike')
    await trx.raw('release savepoint alike')
    const counters = () => trx('reference_counters')
    const counted = await counters().where({ series: SERIES }).increment('counter', 1)
    if (counted === 0) await counters().insert({ series: SERIES, counter: 1 })
    return done
  })
  return result
}

/** Any profile, to stand in for that of an address without an account; undefined while there is none. */
export async function standIn(strapi: Core.Strapi): Promise<number | undefined> {
  const profile: { id: number } | null = await profilesOf(strapi).findOne({ select: ['id'] })
  return profile?.id
}
