import type { Core } from '@strapi/strapi'

/**
 * Checkpoints SQLite and empties its write-ahead log, in which deleted data could still be read; in
 * the database itself `secure_delete` has overwritten it. PostgreSQL frees space by itself.
 */
export async function emptyWriteAheadLog(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return
  await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)')
}
