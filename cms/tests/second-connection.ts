import { createRequire } from 'node:module'
import path from 'node:path'
import { inject } from 'vitest'

type Row = Readonly<Record<string, unknown>>

/** A connection to the database of the running CMS, as another process has one. */
interface SecondConnection {
  /** Runs statements without a result. */
  run(sql: string): Promise<void>
  /** The first row of a query; it sees only committed data. */
  first(sql: string): Promise<Row | undefined>
  /** All rows of a query. */
  all(sql: string): Promise<readonly Row[]>
  close(): Promise<void>
}

interface Sqlite {
  exec(sql: string): unknown
  prepare(sql: string): { get(): Row | undefined; all(): Row[] }
  close(): unknown
}

interface Postgres {
  connect(): Promise<void>
  query(sql: string): Promise<{ rows: Row[] }>
  end(): Promise<void>
}

const load = createRequire(import.meta.url)

/**
 * Opened by the library of the CMS itself: two copies of SQLite in one process lift each other's
 * locks, and a write is then lost.
 */
function toSqlite(dataDir: string): SecondConnection {
  const Database = load('better-sqlite3') as new (file: string) => Sqlite
  const database = new Database(path.join(dataDir, 'cms.sqlite'))
  return {
    run: async (sql) => void database.exec(sql),
    first: async (sql) => database.prepare(sql).get(),
    all: async (sql) => database.prepare(sql).all(),
    close: async () => void database.close(),
  }
}

async function toPostgres(connectionString: string): Promise<SecondConnection> {
  const { Client } = load('pg') as { Client: new (options: object) => Postgres }
  const client = new Client({ connectionString })
  await client.connect()
  return {
    run: async (sql) => void (await client.query(sql)),
    first: async (sql) => (await client.query(sql)).rows[0],
    all: async (sql) => (await client.query(sql)).rows,
    close: () => client.end(),
  }
}

/** Connects to the database of this run, or to that of another CMS: on PostgreSQL, or in a data folder. */
export const secondConnection = async (
  url = inject('postgresUrl'),
  dataDir = inject('dataDir'),
): Promise<SecondConnection> => (url ? toPostgres(url) : toSqlite(dataDir))
