import type { Core } from '@strapi/strapi'
import { Client } from 'pg'
import settings from '../../config/settings'
import { connectPatiently } from './while-starting'

/** Numbers of the locks, the same in all releases. */
const LOCKS = {
  /** Schema, roles, token and first administrator: what a process prepares when it starts. */
  start: 724_101,
  /** The first content of an empty database. */
  fill: 724_102,
  /** Content that an import writes in several transactions. */
  import: 724_103,
  /** Deleting what has expired. */
  retention: 724_104,
} as const

type LockName = keyof typeof LOCKS
type Free = () => Promise<void>

/** Silent connections of a machine that is gone end after half a minute, and their locks with them. */
const KEEP_ALIVE =
  'set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

const connect = (connectionString: string): Promise<Client> =>
  connectPatiently(() => connectOnce(connectionString))

async function connectOnce(connectionString: string): Promise<Client> {
  const connection = new Client({ connectionString, application_name: 'beursvloer-lock' })
  // A restarting database ends the connection; the holder of the lock notices by its own queries.
  connection.on('error', () => undefined)
  await connection.connect()
  await connection.query(KEEP_ALIVE)
  return connection
}

/**
 * Waits for a lock that one process holds at a time, and holds it. PostgreSQL releases it when the
 * process ends. With SQLite one process has the database, so there is nothing to wait for.
 * @returns a function that releases it
 */
export async function holdLock(lock: LockName): Promise<Free> {
  if (settings.database.client !== 'postgres') return async () => undefined
  const connection = await connect(settings.database.url)
  await connection.query('select pg_advisory_lock($1)', [LOCKS[lock]])
  return () => connection.end()
}

/** The same for a lock that no process holds; null when one does. */
export async function tryLock(lock: LockName): Promise<Free | null> {
  if (settings.database.client !== 'postgres') return async () => undefined
  const connection = await connect(settings.database.url)
  const { rows } = await connection.query('select pg_try_advisory_lock($1) as held', [LOCKS[lock]])
  if (rows[0]?.held) return () => connection.end()
  await connection.end()
  return null
}

/** Makes the locks available to the program that fills the database. */
export const registerLocks = (strapi: Core.Strapi): void => {
  strapi.add('hold-lock', () => holdLock)
}
