/** Looks at the database before anything starts: can it be reached, and is it still empty? */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reachDatabase } from '../../contract/src/network/reach-database.ts'
import { requireWritableFolder } from './data-folder.ts'
import { Failure } from './failure.ts'
import { root } from './paths.ts'
import { log } from './progress.ts'
import type { Settings } from './settings.ts'

/** How long PostgreSQL may take to accept a connection, in milliseconds; then it is tried again. */
const connectTimeout = 5000

/** The file of the embedded database. */
const sqliteFile = (settings: Settings): string => join(settings.dataDir, 'cms.sqlite')

const isSqliteEmpty = (settings: Settings): boolean => {
  const file = sqliteFile(settings)
  if (!existsSync(file)) return true
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const table = database.prepare("select 1 from sqlite_master where name = 'editions'").get()
      return !table || !database.prepare('select 1 from editions limit 1').get()
    } finally {
      database.close()
    }
  } catch (error) {
    const { message } = error as Error
    throw new Failure(`The database ${file} cannot be read (${message}). Check DATA_DIR.`)
  }
}

interface PostgresClient {
  connect(): Promise<void>
  query(sql: string): Promise<{ rows: { present: boolean }[] }>
  end(): Promise<void>
}

const askPostgres = async (address: string): Promise<boolean> => {
  const { Client } = createRequire(join(root, 'cms/package.json'))('pg') as {
    Client: new (options: object) => PostgresClient
  }
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: connectTimeout,
  })
  const ask = async (sql: string) => (await client.query(sql)).rows[0]?.present ?? false
  try {
    await client.connect()
    const hasTable = await ask("select to_regclass('editions') is not null as present")
    return !hasTable || !(await ask('select exists (select 1 from editions) as present'))
  } finally {
    await client.end().catch(() => undefined)
  }
}

const unreachable = (address: string, error: unknown): string => {
  const { hostname, port, pathname } = new URL(address)
  const { message, code } = error as NodeJS.ErrnoException
  return `The database at ${hostname}:${port || 5432}${pathname} cannot be reached (${message || code}). Check DATABASE_URL and that PostgreSQL runs.`
}

const isPostgresEmpty = async (address: string, patient: boolean): Promise<boolean> => {
  const ask = () => askPostgres(address)
  const tell = (error: unknown) => log(`${unreachable(address, error)} It is tried for a minute.`)
  try {
    return await (patient ? reachDatabase(ask, tell) : ask())
  } catch (error) {
    throw new Failure(unreachable(address, error))
  }
}

/**
 * Whether the database has no edition yet, so that the demo fair may be seeded.
 * @param patient whether a PostgreSQL that cannot be reached is tried for a minute
 * @throws {Failure} when the data folder or the database cannot be used
 */
export const isDatabaseEmpty = async (
  settings: Settings,
  { patient = false } = {},
): Promise<boolean> => {
  requireWritableFolder(settings.dataDir)
  return settings.postgresUrl === null
    ? isSqliteEmpty(settings)
    : isPostgresEmpty(settings.postgresUrl, patient)
}
