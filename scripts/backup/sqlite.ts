/** Backup and restore of the embedded database, by SQLite's own online backup. */
import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { makeFolder } from '../../site/server/files/make-folder.ts'
import { Failure } from '../running/failure.ts'
import { flush } from './flush.ts'
import { countRows, type Database, type Row, type Sql } from './sql.ts'

/** Name of the file, in the data folder and in a dump. */
const fileName = 'cms.sqlite'

/**
 * Pages copied at once: all, since a copy in steps restarts when another process writes in between.
 */
const allPages = 2_147_483_647

/** Longest wait for a lock of another process, in ms. */
const busyTimeout = 5000

const sqlOf = (database: DatabaseSync): Sql => {
  const query: Sql['query'] = async (statement, parameters = []) => {
    const named = Object.fromEntries(
      parameters.map((value, index): [string, SQLInputValue] => [`$${index + 1}`, value]),
    )
    return database.prepare(statement).all(named) as Row[]
  }
  const texts = async (statement: string) =>
    (await query(statement)).map((row) => Object.values(row).join(' '))
  return {
    query,
    tables: () =>
      texts(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      ),
    problems: async () => ({
      damage: (await texts('pragma integrity_check')).filter((line) => line !== 'ok'),
      brokenLinks: await texts('pragma foreign_key_check'),
    }),
  }
}

/** Opens a database for `work` only. */
const withDatabase = async <T>(
  file: string,
  options: { readonly readOnly?: boolean; readonly timeout?: number },
  work: (database: DatabaseSync) => Promise<T> | T,
): Promise<T> => {
  const database = new DatabaseSync(file, { timeout: busyTimeout, ...options })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Moves the write-ahead log into the file and ends it: the file is whole by itself. */
const endLog = (file: string): Promise<void> =>
  withDatabase(file, {}, (database) => {
    database.exec('pragma journal_mode = delete')
  })

const isInUse = (error: unknown) => /locked|busy/i.test((error as Error).message)

/** The database in a data folder. */
export const sqliteIn = (dataDir: string): Database => {
  const live = join(dataDir, fileName)
  const dumped = (folder: string) => join(folder, fileName)

  /** Copies a dump to be changed. */
  const place = (folder: string, scratch: string): string => {
    const copy = join(scratch, fileName)
    copyFileSync(dumped(folder), copy)
    chmodSync(copy, 0o600)
    return copy
  }

  /** Puts the old file aside. It is never absent: the new file takes its name in one step. */
  const keepOld = async (folder: string) => {
    if (!existsSync(live)) return
    makeFolder(folder)
    // A damaged database keeps its log beside it, for a repair.
    await endLog(live).catch(() => undefined)
    linkSync(live, join(folder, fileName))
    for (const rest of ['-wal', '-shm'])
      if (existsSync(live + rest)) renameSync(live + rest, join(folder, fileName + rest))
  }

  return {
    client: 'sqlite',
    isEmpty: async () => !existsSync(live),

    /**
     * Every process with the file open holds a read lock: an exclusive lock succeeds only without
     * any.
     */
    async requireUnused() {
      if (!existsSync(live)) return
      try {
        await withDatabase(live, { timeout: 0 }, (database) => {
          database.exec('pragma locking_mode = exclusive')
          database.exec('begin immediate; rollback')
        })
      } catch (error) {
        if (isInUse(error)) throw new Failure(`Another program uses ${live}.`)
        // Damaged: a restore has to be possible then.
      }
    },

    async dump(folder) {
      if (!existsSync(live)) throw new Failure(`There is no database ${live} yet.`)
      const copy = dumped(folder)
      await withDatabase(live, { readOnly: true }, (database) =>
        backup(database, copy, { rate: allPages }),
      )
      chmodSync(copy, 0o600)
      await endLog(copy)
      flush(copy)
      return withDatabase(copy, { readOnly: true }, (database) => countRows(sqlOf(database)))
    },

    rehearse: (folder, scratch, work) =>
      withDatabase(place(folder, scratch), {}, (database) => work(sqlOf(database))),

    async restore(folder, aside, work) {
      const staged = join(dataDir, `.restoring-${process.pid}.sqlite`)
      try {
        copyFileSync(dumped(folder), staged)
        chmodSync(staged, 0o600)
        await withDatabase(staged, {}, (database) => work(sqlOf(database)))
        await endLog(staged)
        flush(staged)
        await keepOld(aside.folder)
        renameSync(staged, live)
        flush(dataDir)
      } finally {
        rmSync(staged, { force: true })
      }
    },

    async look(work) {
      if (!existsSync(live)) return null
      try {
        return await withDatabase(live, {}, (database) => work(sqlOf(database)))
      } catch {
        return null
      }
    },
  }
}
