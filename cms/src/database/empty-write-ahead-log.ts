import type { Core } from '@strapi/strapi'

/**
 * Moves what SQLite wrote into the database and empties its write-ahead log, in which what was deleted
 * could still be read; in the database itself `secure_delete` has overwritten it. PostgreSQL gives
 * space free by itself.
 */
export async function emptyWriteAheadLog(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return
  await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)')
}
