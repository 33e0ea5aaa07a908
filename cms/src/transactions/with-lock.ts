import type { Core } from '@strapi/strapi'

/**
 * Locks by number among whatever else uses the same database; any numbers will do. The rules of content
 * read before they write: two editors who save at the same moment would both find a room, stand or slug
 * free. Records are submissions, subscriptions and accounts: storing one looks for keys and addresses,
 * and counts references. Who holds the lock of records may take that of sign-ups as well, and who holds
 * one of these that of push messages; never the other way round.
 */
const LOCKS = {
  content: 20_270_317,
  records: 20_270_318,
  signUps: 20_270_319,
  live: 20_270_320,
  statistics: 20_270_325,
  push: 20_270_321,
} as const
export type Lock = keyof typeof LOCKS

/** What `strapi.db.transaction` hands over. */
type Transaction = Parameters<
  NonNullable<Parameters<Core.Strapi['db']['transaction']>[0]>
>[0]['trx']

/**
 * Waits until no other transaction has a lock, in any process, and keeps it until this one ends. SQLite
 * has one transaction at a time anyway; PostgreSQL needs to be asked.
 */
export async function takeLock(strapi: Core.Strapi, trx: Transaction, lock: Lock): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS[lock]])
}

/**
 * Does something in one transaction, joining the one that it is called in, while nothing else holds the
 * lock in any process: what it reads is all that was stored before it.
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
