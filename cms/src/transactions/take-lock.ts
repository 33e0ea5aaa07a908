import type { Core } from '@strapi/strapi'

/**
 * Names of locks among whatever else uses the same database; any numbers will do. The rules of content
 * read before they write: two editors who save at the same moment would both find a room, stand or slug
 * free. Submissions and accounts look for keys and count references.
 */
const LOCKS = { content: 20_270_317, submissions: 20_270_318 } as const

/** What `strapi.db.transaction` hands over. */
type Transaction = Parameters<
  NonNullable<Parameters<Core.Strapi['db']['transaction']>[0]>
>[0]['trx']

/**
 * Waits until no other transaction has a lock, in any process, and keeps it until this one ends. SQLite
 * has one transaction at a time anyway; PostgreSQL needs to be asked.
 */
export async function takeLock(
  strapi: Core.Strapi,
  trx: Transaction,
  lock: keyof typeof LOCKS,
): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS[lock]])
}
