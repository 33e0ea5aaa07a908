/** Looks at the database before anything starts: can it be reached, and is it still empty? */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { requireWritableFolder } from './data-folder.ts'
import { Failure } from './failure.ts'
import { root } from './paths.ts'
import type { Settings } from './settings.ts'

/** How long PostgreSQL may take to accept a connection, in milliseconds. */
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

const isPostgresEmpty = async (address: string): Promise<boolean> => {
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
  } catch (error) {
    const { hostname, port, pathname } = new URL(address)
    const { message, code } = error as NodeJS.ErrnoException
    throw new Failure(
      `The database at ${hostname}:${port || 5432}${pathname} cannot be reached (${message || code}). Check DATABASE_URL and that PostgreSQL runs.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Whether the database has no edition yet, so that the demo fair may be seeded.
 * @throws {Failure} when the data folder or the database cannot be used
 */
export const isDatabaseEmpty = async (settings: Settings): Promise<boolean> => {
  requireWritableFolder(settings.dataDir)
  return settings.postgresUrl === null
    ? isSqliteEmpty(settings)
    : isPostgresEmpty(settings.postgresUrl)
}
