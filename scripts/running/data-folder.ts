/** The folder of the persistent data: it is writable, and only its owner reads it. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../site/server/files/make-folder.ts'
import { Failure } from './failure.ts'

/** Permissions of all users but the owner. */
const ofOthers = 0o077

/** A full disk takes no files for now; existing data is served all the same. */
const isFullDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * Makes the data folder where it is missing, and checks that it is writable.
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

/** Removes the rights of other accounts from a file or folder; links are skipped. */
const closeOne = (path: string): void => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & ofOthers) === 0) return
  chmodSync(path, found.mode & 0o700)
}

/** @returns how many files and folders, itself included, could not be closed */
const closeAll = (path: string): number => {
  try {
    closeOne(path)
    if (!lstatSync(path).isDirectory()) return 0
    return readdirSync(path).reduce((failed, name) => failed + closeAll(join(path, name)), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 0 : 1
  }
}

/**
 * Removes the rights of other accounts from files and folders, and from their content: earlier
 * installations, copies and restored backups may be open to them. Files of another account, and
 * files that disappear meanwhile, are left as they are.
 * @param paths may be links; links inside of them are left alone
 * @returns how many could not be closed
 */
export const closeToOthers = (...paths: readonly string[]): number =>
  paths
    .filter((path) => existsSync(path))
    .reduce((failed, path) => failed + closeAll(realpathSync(path)), 0)
