import type { Core } from '@strapi/strapi'

/** Names the lock among whatever else uses the same database; any number will do. */
const LOCK = 20_270_317

/** What `strapi.db.transaction` hands over. */
type Transaction = Parameters<
  NonNullable<Parameters<Core.Strapi['db']['transaction']>[0]>
>[0]['trx']

/**
 * Waits until no other transaction writes content, in any process, and keeps others waiting until this
 * one ends. The rules read before they write: two editors who save at the same moment would both find
 * a room, stand or slug free. SQLite has one writer anyway; PostgreSQL needs to be asked.
 */
export async function writeAlone(strapi: Core.Strapi, trx: Transaction): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
}
