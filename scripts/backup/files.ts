/** The files of an installation: which they are, and copying them. */
import { constants, createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, link, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '../../site/server/files/make-folder.ts'
import { Failure } from '../running/failure.ts'
import { type Encryption, encryptedEnd } from './encryption.ts'
import { flush } from './flush.ts'
import {
  contentHash,
  filesIn,
  hashFile,
  hashOf,
  type Manifest,
  type StoredFile,
  storedPath,
} from './manifest.ts'
import type { Sql } from './sql.ts'

/** Folders with files that rows of the database name, relative to the data folder. */
export const fileFolders = ['public/uploads', 'private/files'] as const

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Copies a file for its owner only, making the folders it needs; returns once it is on the disk. */
const copyPrivately = async (from: string, to: string): Promise<void> => {
  makeFolder(dirname(to))
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await chmod(to, 0o600)
  flush(to)
}

/** A backup that is being made. */
export interface Target {
  readonly folder: string
  readonly encryption?: Encryption | null
  /** The backup before, encrypted alike: what did not change since becomes a hard link to it. */
  readonly previous?: (Pick<Manifest, 'files'> & { readonly folder: string }) | null
}

/**
 * Links a file of the backup before, which takes no space; no backup is ever written to.
 * @param isSame whether the content did not change since
 * @returns null when it did, or that file is damaged
 */
export const linkEarlier = async (
  { folder, previous }: Target,
  path: string,
  isSame: (file: StoredFile) => boolean,
): Promise<StoredFile | null> => {
  const file = previous?.files[path]
  if (!previous || !file || !isSame(file)) return null
  const stored = storedPath(path, file)
  const earlier = join(previous.folder, stored)
  if (!existsSync(earlier) || (await hashFile(earlier)).sha256 !== file.sha256) return null
  makeFolder(dirname(join(folder, stored)))
  await link(earlier, join(folder, stored))
  return file
}

/** Writes a stream to an encrypted file, and reads that back. */
export const storeEncrypted = async (
  encryption: Encryption,
  content: Readable,
  to: string,
): Promise<StoredFile> => {
  makeFolder(dirname(to))
  await encryption.encrypt(content, to + encryptedEnd)
  const stored = await hashFile(to + encryptedEnd)
  return { ...stored, plain: await hashOf(await encryption.decrypt(to + encryptedEnd)) }
}

/** Copies one file into a backup. */
export const storeFile = async (
  from: string,
  { folder, encryption }: Target,
  path: string,
): Promise<StoredFile> => {
  const to = join(folder, path)
  if (encryption) return storeEncrypted(encryption, createReadStream(from), to)
  await copyPrivately(from, to)
  return hashFile(to)
}

/** How often a file is copied that changes while it is copied. */
const attempts = 3

/**
 * Copies or links one file of the installation into a backup.
 * @returns the stored file; null when the file was deleted
 */
const storeLiveFile = async (
  from: string,
  target: Target,
  path: string,
): Promise<StoredFile | null> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { sha256: wanted } = await hashFile(from)
      const isSame = (file: StoredFile) => contentHash(file) === wanted
      const linked = attempt === 1 ? await linkEarlier(target, path, isSame) : null
      if (linked) return linked
      const stored = await storeFile(from, target, path)
      if (isSame(stored)) return stored
    } catch (error) {
      for (const end of ['', encryptedEnd])
        await rm(join(target.folder, path) + end, { force: true })
      if (isMissing(error) && !existsSync(from)) return null
      throw error
    }
    if (attempt === attempts) throw new Error(`${from} keeps changing while it is copied.`)
  }
}

/** Copies all files of an installation into a backup. */
export const storeFiles = async (
  dataDir: string,
  target: Target,
): Promise<Record<string, StoredFile>> => {
  const stored: Record<string, StoredFile> = {}
  for (const place of fileFolders)
    for (const name of await filesIn(join(dataDir, place))) {
      const path = `${place}/${name}`
      const file = await storeLiveFile(join(dataDir, path), target, path)
      if (file) stored[path] = file
    }
  return stored
}

/**
 * Copies one file of a backup, decrypted.
 * @throws {Failure} when it is not what was stored
 */
export const copyStored = async (
  folder: string,
  path: string,
  file: StoredFile,
  encryption: Encryption | null,
  to: string,
): Promise<void> => {
  const from = join(folder, storedPath(path, file))
  if (!file.plain || !encryption) return copyPrivately(from, to)
  makeFolder(dirname(to))
  const content = createWriteStream(to, { mode: 0o600, flush: true })
  await pipeline(await encryption.decrypt(from), content)
  if ((await hashFile(to)).sha256 !== file.plain)
    throw new Failure(`${folder} is damaged: ${path} is not what was stored.`)
}

/** Addresses of uploads in a value of the media library: its own, or those of its sizes in JSON. */
const uploadsIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? '').matchAll(/\/uploads\/([^"\\?#]+)/g)].map(
    ([, name = '']) => `public/uploads/${decodeURIComponent(name)}`,
  )

/** Names of stored files in JSON: attachments of a mail, files of a proposal. */
const attachedIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? '').matchAll(/storedAs\\*":\\*"([^"\\]+)/g)].map(
    ([, name]) => `private/files/${name}`,
  )

/** The stored file that a column names, if any. */
const privateFile = (name: unknown): string[] => (name ? [`private/files/${name}`] : [])

/** Columns that name files, by table, and how each names them. */
const naming: readonly (readonly [
  table: string,
  columns: string,
  filesOf: (value: unknown) => string[],
])[] = [
  ['files', 'url, formats', uploadsIn],
  ['submission_files', 'stored_as', privateFile],
  ['visitor_profiles', 'photo', privateFile],
  ['leads', 'photo', privateFile],
  ['stand_invoices', 'stored_as', privateFile],
  ['exhibitor_proposals', 'logo_stored_as', privateFile],
  ['exhibitor_proposals', 'entries', attachedIn],
  ['exhibitor_task_answers', 'stored_as', privateFile],
  ['outbox_mails', 'attachments', attachedIn],
]

/** Every file that the rows of a database name, relative to the data folder. */
export const namedFiles = async (sql: Sql): Promise<ReadonlySet<string>> => {
  const tables = new Set(await sql.tables())
  const names = new Set<string>()
  for (const [table, columns, filesOf] of naming) {
    if (!tables.has(table)) continue
    for (const row of await sql.query(`select ${columns} from ${table}`))
      for (const name of Object.values(row).flatMap(filesOf)) names.add(name)
  }
  return names
}
