import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../../site/server/files/make-folder.ts'
import { Failure } from './failure.ts'

/** Makes the file that is locked, and its folder. */
const makeFile = (folder: string): string => {
  const file = join(folder, '.lock')
  try {
    makeFolder(folder)
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    throw new Failure(`The folder ${folder} cannot be written (${(error as Error).message}).`)
  }
  return file
}

/**
 * Runs `work` while no other process runs something with a lock in the same folder. The lock is one
 * of the file system, held by SQLite: it ends with the process, however that ends.
 * @param folder made when it is not there, for its owner only
 * @param busy the message when another process holds the lock
 * @throws {Failure} when another process holds it, or the folder takes no files
 */
export const withLock = async <T>(
  folder: string,
  busy: string,
  work: () => Promise<T>,
): Promise<T> => {
  const database = new DatabaseSync(makeFile(folder), { timeout: 0 })
  try {
    // Nothing is written: not even a journal, for which a full disk has no room.
    database.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    database.close()
    if (/locked|busy/i.test((error as Error).message)) throw new Failure(busy)
    throw error
  }
  try {
    return await work()
  } finally {
    database.close()
  }
}
