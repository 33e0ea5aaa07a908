import path from 'node:path'
import settings from './settings'

interface SqliteConnection {
  pragma(statement: string): unknown
}

/**
 * Write-ahead log, but with every commit flushed to disk (WAL alone may lose acknowledged commits on
 * power loss), and writers wait for each other instead of failing at once. What is deleted is overwritten:
 * who asks to be forgotten is not to be found in the file.
 */
const SQLITE_PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 5000',
  'secure_delete = ON',
]

const sqlite = {
  connection: {
    client: 'sqlite',
    connection: { filename: path.join(settings.dataDir, 'cms.sqlite') },
    useNullAsDefault: true,
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
    connection: { connectionString: url },
    pool: { min: 2, max: 10 },
  },
})

export default settings.database.client === 'postgres' ? postgres(settings.database.url) : sqlite
