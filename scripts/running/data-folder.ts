/** The folder of everything that must be kept: it takes files, and only its owner reads them. */
import { chmodSync, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../site/server/files/make-folder.ts'
import { Failure } from './failure.ts'

/** Permissions of everybody but the owner. */
const ofOthers = 0o077

/** A full disk takes no files for now; what is there is served all the same. */
const isFullDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * Makes the data folder where it is missing, and sees that it takes files.
 * @throws {Failure} when it cannot be used
 */
export const requireWritableFolder = (folder: string): void => {
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
  } catch (error) {
    if (isFullDisk(error)) return
    const { message } = error as Error
    throw new Failure(`The data folder ${folder} cannot be written (${message}). Set DATA_DIR.`)
  }
}

/** Takes the rights of others away from a file or folder; links are left alone. */
const closeOne = (path: string): void => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & ofOthers) === 0) return
  chmodSync(path, found.mode & 0o700)
}

/**
 * Takes the rights of others away from files and folders, and from what is in them: installations
 * of before, copies and restored backups may be open to them. What belongs to another account, or
 * goes meanwhile, is left as it is.
 * @returns how many could not be closed
 */
export const closeToOthers = (...paths: readonly string[]): number => {
  let failed = 0
  for (const path of paths) {
    try {
      closeOne(path)
      if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) continue
      failed += closeToOthers(...readdirSync(path).map((name) => join(path, name)))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failed += 1
    }
  }
  return failed
}
