import { createRequire } from 'node:module'
import path from 'node:path'

interface Connection {
  exec(sql: string): unknown
  prepare(sql: string): { get(): Record<string, unknown> | undefined }
  close(): unknown
}

/**
 * A connection to the database of the running CMS as another process would have one: it sees only what
 * is committed. It is made by the library of the CMS itself, because two copies of SQLite in one process
 * lift each other's locks; a write then gets lost.
 */
export function secondConnection(): Connection {
  const Database = createRequire(import.meta.url)('better-sqlite3') as new (
    file: string,
  ) => Connection
  return new Database(path.join(String(process.env.DATA_DIR), 'cms.sqlite'))
}
