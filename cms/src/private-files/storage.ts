import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import settings from '../../config/settings'

/**
 * Files that only staff may see: visitors' attachments, and the documents made for them. Nothing
 * below this folder is served by path; `public/` lies beside it, not around it.
 */
const folder = path.join(settings.dataDir, 'private')
const files = path.join(folder, 'files')

/** The folder of uploaded files until they are accepted. */
export const incomingFolder = path.join(folder, 'incoming')

/** The path of a stored file; its name is the value of `storedAs`. */
export const pathOf = (storedAs: string): string => path.join(files, path.basename(storedAs))

/** Makes the folders and deletes temporary files of an earlier process's requests. */
export async function preparePrivateFiles(): Promise<void> {
  await rm(incomingFolder, { recursive: true, force: true })
  for (const place of [incomingFolder, files]) await mkdir(place, { recursive: true, mode: 0o700 })
}

async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Stores a file under a new name, and returns after it is flushed to disk, so that a row may refer
 * to it. A caller that does not commit such a row deletes the file.
 * @param extension without dot
 * @throws the error of the file system, `ENOSPC` when the disk is full
 */
export async function storeFile(content: Uint8Array, extension: string): Promise<string> {
  const storedAs = `${randomUUID()}.${extension}`
  const handle = await open(pathOf(storedAs), 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } catch (error) {
    await removeFiles([storedAs])
    throw error
  } finally {
    await handle.close()
  }
  await flush(files)
  return storedAs
}

/** Removes stored files; missing ones are ignored. */
export async function removeFiles(storedAs: readonly string[]): Promise<void> {
  await Promise.all(storedAs.map((name) => rm(pathOf(name), { force: true })))
}

/** How long a file without a row may be on its way into the database, in ms. */
const ORPHAN_GRACE_MS = 60 * 60 * 1000

/** How many files are looked up at a time. */
const LOOKED_UP = 500

/**
 * Removes files that no row names: those of a process that died between writing and committing.
 * @param known which of some names are in the database
 */
export async function removeOrphans(
  known: (names: readonly string[]) => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<void> {
  const stored = await readdir(files)
  for (let from = 0; from < stored.length; from += LOOKED_UP) {
    const names = stored.slice(from, from + LOOKED_UP)
    const kept = await known(names)
    for (const name of names.filter((one) => !kept.has(one))) {
      const { mtimeMs } = await stat(pathOf(name))
      if (now.getTime() - mtimeMs >= ORPHAN_GRACE_MS) await removeFiles([name])
    }
  }
}
