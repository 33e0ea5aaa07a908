import { setTimeout as pause } from 'node:timers/promises'
import type { Container, Query, RawConnection, Runner } from 'knex/lib/client'
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3'
import type { Work } from 'knex/lib/execution/transaction'
import { StrictTransaction } from './strict-transaction'
import { tracedQuery } from './traced-query'

/** Waits between two tries for the lock, in ms: each twice the one before, up to the longest. */
const FIRST_WAIT_MS = 2
const MAX_WAIT_MS = 50

interface SqliteConnection extends RawConnection {
  readonly inTransaction: boolean
  prepare(sql: string): unknown
}

/** Maximum of prepared statements of a connection. */
const MAX_STATEMENTS = 300

/**
 * Caches prepared statements, the last used ones: parsing takes SQLite longer than most queries.
 * After a change of the schema SQLite prepares them again by itself.
 */
function keepStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, unknown>()
  connection.prepare = (sql) => {
    const statement = kept.get(sql) ?? prepare(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    const [oldest] = kept.size > MAX_STATEMENTS ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return statement
  }
}

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')

/**
 * Tries again while another process writes. SQLite can wait by itself, but blocks the whole
 * process.
 * @param work holds no connection between two tries, so that others may read meanwhile
 */
async function whileBusy<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, MAX_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
      await pause(wait)
    }
  }
}

/**
 * Takes the write lock at the beginning: taking it later fails when another process wrote since.
 */
class SqliteTransaction extends StrictTransaction {
  override async acquireConnection(config: { connection?: RawConnection }, work: Work) {
    if (config.connection || this.client.transacting) return super.acquireConnection(config, work)
    const connection = await whileBusy(this.client.config.timeoutMs, () => this.acquireBegun())
    try {
      return await work(connection)
    } finally {
      await this.client.releaseConnection(connection)
    }
  }

  private async acquireBegun(): Promise<RawConnection> {
    const connection = await this.client.acquireConnection()
    try {
      await this.client.query(connection, 'BEGIN IMMEDIATE')
      return connection
    } catch (error) {
      await this.client.releaseConnection(connection)
      throw error
    }
  }

  override async begin(connection: SqliteConnection): Promise<void> {
    if (!connection.inTransaction) await this.client.query(connection, 'BEGIN IMMEDIATE')
  }

  protected override isOpen(connection: SqliteConnection): boolean {
    return connection.inTransaction
  }
}

/** Knex's client of SQLite with strict transactions, waiting for locks without blocking the process. */
export class SqliteClient extends BetterSqlite3Client {
  override async acquireRawConnection(): Promise<SqliteConnection> {
    const connection = (await super.acquireRawConnection()) as SqliteConnection
    keepStatements(connection)
    return connection
  }

  override transaction(container: Container, config: object, outer: unknown) {
    return new SqliteTransaction(this, container, config, outer)
  }

  override runner(builder: unknown): Runner {
    const runner = super.runner(builder)
    if (this.transacting) return runner
    const run = runner.run.bind(runner)
    runner.run = () => whileBusy(this.config.timeoutMs, run)
    return runner
  }

  /**
   * With a full disk, SQLite may roll back a whole transaction: later queries of it must fail then.
   */
  override async _query(connection: SqliteConnection, query: Query): Promise<Query> {
    if (this.transacting && !connection.inTransaction)
      throw new Error('The database has undone the transaction')
    return tracedQuery(query, () => super._query(connection, query))
  }
}
