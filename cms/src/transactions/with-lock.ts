import type { Core } from '@strapi/strapi'

/**
 * Lock numbers, unique among all users of the database. The rules of content read before they
 * write: two editors who save at the same moment would both find a room, stand or slug free.
 * Records are submissions, subscriptions and accounts: storing one looks for keys and addresses,
 * and counts references. The holder of the records lock may take that of sign-ups too, and the
 * holder of either that of push messages; never the other way round. Those of leads and of meetings are
 * taken after the records and before push messages.
 */
const LOCKS = {
  content: 20_270_317,
  records: 20_270_318,
  signUps: 20_270_319,
  live: 20_270_320,
  statistics: 20_270_325,
  push: 20_270_321,
  leads: 20_270_326,
  meetings: 20_270_327,
} as const
export type Lock = keyof typeof LOCKS

/** The argument of `strapi.db.transaction`'s callback. */
type Transaction = Parameters<
  NonNullable<Parameters<Core.Strapi['db']['transaction']>[0]>
>[0]['trx']

/**
 * Waits until no other transaction has a lock, in any process, and keeps it until this one ends.
 * SQLite has one transaction at a time anyway; PostgreSQL needs an advisory lock.
 */
export async function takeLock(strapi: Core.Strapi, trx: Transaction, lock: Lock): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS[lock]])
}

/**
 * Runs work in one transaction, or in the caller's, while no other process holds the lock: its
 * reads see all that was stored before.
 * @throws CommitError when it was not stored
 */
export async function withLock<T>(
  strapi: Core.Strapi,
  lock: Lock,
  work: () => Promise<T>,
): Promise<T> {
  const done = await strapi.db.transaction(async ({ trx }) => {
    await takeLock(strapi, trx, lock)
    return { result: await work() }
  })
  return done.result
}
