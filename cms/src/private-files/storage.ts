import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import settings from '../../config/settings'
import { type Bucket, openBucket } from './bucket.mts'

/**
 * Files that only staff may see: visitors' attachments, and the documents made for them. Nothing
 * below this folder is served by path; `public/` lies beside it, not around it.
 */
const folder = path.join(settings.dataDir, 'private')
const files = path.join(folder, 'files')

/** The folder of uploaded files until they are accepted. */
export const incomingFolder = path.join(folder, 'incoming')

/** Makes the folders and deletes temporary files of an earlier process's requests. */
export async function preparePrivateFiles(): Promise<void> {
  await rm(incomingFolder, { recursive: true, force: true })
  for (const place of [incomingFolder, files]) await mkdir(place, { recursive: true, mode: 0o700 })
}

interface Listed {
  readonly name: string
  changedAt(): Date | Promise<Date>
}

/** Where files are kept by their name, the value of `storedAs`. */
interface Store {
  /** Returns once the file survives a loss of power. */
  put(name: string, content: Uint8Array): Promise<void>
  read(name: string): Promise<Readable | null>
  remove(name: string): Promise<void>
  list(): AsyncIterable<Listed>
}

const pathOf = (name: string): string => path.join(files, path.basename(name))

async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r')
  await handle.sync().finally(() => handle.close())
}

const onDisk: Store = {
  async put(name, content) {
    const handle = await open(pathOf(name), 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await flush(files)
  },
  async read(name) {
    try {
      return (await open(pathOf(name), 'r')).createReadStream()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },
  remove: (name) => rm(pathOf(name), { force: true }),
  async *list() {
    for (const name of await readdir(files))
      yield { name, changedAt: async () => (await stat(pathOf(name))).mtime }
  },
}

const FOLDER_IN_BUCKET = 'private/files/'

function inBucket(opened: Promise<Bucket>): Store {
  const keyOf = (name: string): string => FOLDER_IN_BUCKET + path.basename(name)
  return {
    put: async (name, content) => (await opened).put(keyOf(name), content),
    read: async (name) => (await (await opened).get(keyOf(name)))?.content ?? null,
    remove: async (name) => (await opened).remove(keyOf(name)),
    list: async function* () {
      for await (const { name, changedAt } of (await opened).list(FOLDER_IN_BUCKET))
        yield { name, changedAt: () => changedAt }
    },
  }
}

const store: Store = settings.bucket ? inBucket(openBucket(settings.bucket)) : onDisk

/**
 * Stores a file under a new name, and returns once it is kept for good, so that a row may refer to
 * it. A caller that does not commit such a row deletes the file.
 * @param extension without dot
 * @throws the error of the file system, `ENOSPC` when the disk is full, or of the bucket
 */
export async function storeFile(content: Uint8Array, extension: string): Promise<string> {
  const storedAs = `${randomUUID()}.${extension}`
  try {
    await store.put(storedAs, content)
  } catch (error) {
    await removeFiles([storedAs])
    throw error
  }
  return storedAs
}

/** A stored file as a stream, which the caller reads or destroys; null when it is not there. */
export const readFile = (storedAs: string): Promise<Readable | null> => store.read(storedAs)

/** The content of a stored file; null when it is not there. */
export async function contentOf(storedAs: string): Promise<Buffer | null> {
  const stream = await readFile(storedAs)
  return stream && buffer(stream)
}

/**
 * Removes stored files, missing ones too. Nothing names them any more, so what cannot be removed now is
 * no error of the caller: `removeOrphans` tries again.
 */
export async function removeFiles(storedAs: readonly string[]): Promise<void> {
  await Promise.allSettled(storedAs.map((name) => store.remove(name)))
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
  const removeUnknown = async (some: readonly Listed[]): Promise<void> => {
    const kept = await known(some.map(({ name }) => name))
    for (const { name, changedAt } of some.filter((one) => !kept.has(one.name)))
      if (now.getTime() - (await changedAt()).getTime() >= ORPHAN_GRACE_MS) await store.remove(name)
  }
  let listed: Listed[] = []
  for await (const one of store.list()) {
    listed.push(one)
    if (listed.length < LOOKED_UP) continue
    await removeUnknown(listed)
    listed = []
  }
  await removeUnknown(listed)
}
