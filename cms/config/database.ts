import path from 'node:path'
import settings from './settings'

interface SqliteConnection {
  pragma(statement: string): unknown
}

/** How long to wait for a free connection, in ms. */
const ACQUIRE_TIMEOUT_MS = 10_000
/** How long to wait for a lock, in ms. */
const LOCK_TIMEOUT_MS = 5000
/** Longest time that PostgreSQL works on one statement, a COMMIT too, in ms. */
const STATEMENT_TIMEOUT_MS = 8000
/** When PostgreSQL counts as unreachable, in ms: it ends slow statements itself before. */
const ANSWER_TIMEOUT_MS = 9000
/** Longest time between two statements of a transaction, in ms: documents are made in between. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000

/**
 * Write-ahead log, but with every commit flushed to disk (WAL alone may lose acknowledged commits
 * on power loss). Deleted data is overwritten, so that a deleted person's data is not in the file.
 * SQLite itself does not wait for locks, as the whole process would: `src/database` does.
 */
const SQLITE_PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'secure_delete = ON',
  'busy_timeout = 0',
]

const sqlite = {
  connection: {
    client: 'sqlite',
    connection: { filename: path.join(settings.dataDir, 'cms.sqlite') },
    useNullAsDefault: true,
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    timeoutMs: LOCK_TIMEOUT_MS,
    pool: {
      afterCreate(
        connection: SqliteConnection,
        done: (error: unknown, connection: unknown) => void,
      ) {
        for (const pragma of SQLITE_PRAGMAS) connection.pragma(pragma)
        done(null, connection)
      },
    },
  },
}

const postgres = (url: string) => ({
  connection: {
    client: 'postgres',
    connection: {
      connectionString: url,
      application_name: 'beursvloer-cms',
      connectionTimeoutMillis: LOCK_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
      keepAlive: true,
    },
    pool: { min: 2, max: 10 },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    timeoutMs: ANSWER_TIMEOUT_MS,
  },
})

/** Columns and tables that a release no longer uses stay: an earlier one may still run, or come back. */
const schema = { settings: { forceMigration: false } }

export default settings.database.client === 'postgres'
  ? { ...postgres(settings.database.url), ...schema }
  : { ...sqlite, ...schema }
