import type { Core } from '@strapi/strapi'
import { Client } from 'pg'
import settings from '../../config/settings'

/** Numbers of the locks, the same in all releases. */
const LOCKS = {
  /** Schema, roles, token and first administrator: what a process prepares when it starts. */
  start: 724_101,
  /** The first content of an empty database. */
  fill: 724_102,
  /** Content that an import writes in several transactions. */
  import: 724_103,
} as const

/**
 * Waits for a lock that one process holds at a time, and holds it. PostgreSQL frees it when the process
 * dies. On SQLite one process has the database, and there is nothing to wait for.
 * @returns a function that frees it
 */
export async function holdLock(lock: keyof typeof LOCKS): Promise<() => Promise<void>> {
  if (settings.database.client !== 'postgres') return async () => undefined
  const connection = new Client({
    connectionString: settings.database.url,
    application_name: 'beursvloer-lock',
  })
  await connection.connect()
  await connection.query('select pg_advisory_lock($1)', [LOCKS[lock]])
  return () => connection.end()
}

/** Makes the locks available to the program that fills the database. */
export const registerLocks = (strapi: Core.Strapi): void => {
  strapi.add('hold-lock', () => holdLock)
}
