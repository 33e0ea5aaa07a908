/**
 * Backup and restore of a PostgreSQL database, by npm alone: the schema that Strapi makes (tables with
 * their sequences, constraints and indexes) as SQL, and the rows of each table as COPY writes them.
 */
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure } from '../running/failure.ts'
import { root } from '../running/paths.ts'
import { describeSchema } from './postgres-schema.ts'
import { countRows, type Database, quoted, type Row, type Sql } from './sql.ts'

/** The application name of the connections of backup and restore. */
const ownName = 'beursvloer-backup'

/** How long PostgreSQL may take to accept a connection, in ms. */
const connectTimeout = 5000

interface Client {
  connect(): Promise<void>
  query(statement: string, parameters?: readonly unknown[]): Promise<{ readonly rows: Row[] }>
  query<T extends Readable | Writable>(stream: T): T
  end(): Promise<void>
}

const { Client: PostgresClient } = createRequire(join(root, 'cms/package.json'))('pg') as {
  Client: new (options: object) => Client
}
const copy = createRequire(import.meta.url)('pg-copy-streams') as {
  from(statement: string): Writable
  to(statement: string): Readable
}

const tablesHere =
  "select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = to_regnamespace(current_schema())::oid order by 1"

const sqlOf = (client: Client): Sql => ({
  query: async (statement, parameters) => (await client.query(statement, parameters)).rows,
  tables: async () => (await client.query(tablesHere)).rows.map(({ name }) => String(name)),
  // Constraints and indexes are made after the rows: rows that violate them have failed by then.
  problems: async () => ({ damage: [], brokenLinks: [] }),
})

/** The file with the rows of a table. */
const rowsFile = (folder: string, table: string) => join(folder, 'rows', `${table}.copy`)

/** Reads a dump into the first schema of the search path. */
const load = async (client: Client, folder: string): Promise<void> => {
  const statements = (name: string) => client.query(readFileSync(join(folder, name), 'utf8'))
  await statements('tables.sql')
  for (const table of await sqlOf(client).tables()) {
    const rows = client.query(copy.from(`copy ${quoted(table)} from stdin`))
    await pipeline(createReadStream(rowsFile(folder, table)), rows)
  }
  await statements('constraints.sql')
}

/** The database at an address, `postgres://user:password@host:5432/name`. */
export const postgresAt = (address: string): Database => {
  const withClient = async <T>(begin: string, work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new PostgresClient({
      connectionString: address,
      connectionTimeoutMillis: connectTimeout,
      application_name: ownName,
    })
    await client.connect()
    try {
      await client.query(begin)
      return await work(client)
    } finally {
      // Ends a transaction that was not committed.
      await client.end()
    }
  }
  const snapshot = 'begin isolation level repeatable read read only'

  return {
    client: 'postgres',
    isEmpty: () =>
      withClient(snapshot, async (client) => (await sqlOf(client).tables()).length === 0),

    requireUnused: () =>
      withClient(snapshot, async (client) => {
        const { rows } = await client.query(
          "select 1 from pg_stat_activity where datname = current_database() and usename = current_user and application_name <> $1 and backend_type = 'client backend'",
          [ownName],
        )
        if (rows.length > 0)
          throw new Failure(`${rows.length} other connection(s) use the database.`)
      }),

    dump: (folder) =>
      withClient(snapshot, async (client) => {
        const { tables, constraints } = await describeSchema(sqlOf(client))
        writeFileSync(join(folder, 'tables.sql'), tables, { mode: 0o600 })
        writeFileSync(join(folder, 'constraints.sql'), constraints, { mode: 0o600 })
        mkdirSync(join(folder, 'rows'), { mode: 0o700 })
        for (const table of await sqlOf(client).tables()) {
          const rows = client.query(copy.to(`copy ${quoted(table)} to stdout`))
          const file = createWriteStream(rowsFile(folder, table), { mode: 0o600, flush: true })
          await pipeline(rows, file)
        }
        return countRows(sqlOf(client))
      }),

    // Temporary tables need no extra right, and are dropped with the connection.
    rehearse: (folder, _scratch, work) =>
      withClient('begin; set local search_path to pg_temp', async (client) => {
        await client.query('create temporary table schema_exists ()')
        await client.query(
          "select set_config('search_path', (select nspname from pg_namespace where oid = pg_my_temp_schema()), true)",
        )
        await client.query('drop table schema_exists')
        await load(client, folder)
        return work(sqlOf(client))
      }),

    restore: (folder, aside, work) =>
      withClient('begin', async (client) => {
        const sql = sqlOf(client)
        const tables = await sql.tables()
        if (tables.length > 0) await client.query(`create schema ${quoted(aside.schema)}`)
        for (const table of tables)
          await client.query(`alter table ${quoted(table)} set schema ${quoted(aside.schema)}`)
        await load(client, folder)
        await work(sql)
        await client.query('commit')
      }),

    note: (key, value) =>
      withClient('begin', async (client) => {
        const settings = 'strapi_core_store_settings'
        await client.query(`delete from ${settings} where "key" = $1`, [key])
        await client.query(
          `insert into ${settings} ("key", "value", "type") values ($1, $2, 'object')`,
          [key, JSON.stringify(value)],
        )
        await client.query('commit')
      }),

    look: async (work) => {
      try {
        return await withClient(snapshot, (client) => work(sqlOf(client)))
      } catch {
        return null
      }
    },
  }
}
