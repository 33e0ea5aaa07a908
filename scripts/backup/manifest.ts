/** The manifest of a backup, and its check. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Failure } from '../running/failure.ts'
import { type Encryption, encryptedEnd, isEncrypted } from './encryption.ts'
import { flush } from './flush.ts'
import type { Counts, Database } from './sql.ts'

/** Raised when an older restore could not read a backup. */
const format = 1
const fileName = 'manifest.json'

/** A file as it lies in the folder of a backup. */
export interface StoredFile {
  readonly bytes: number
  readonly sha256: string
  /** SHA-256 of its content, where that is encrypted. */
  readonly plain?: string
  /** ETag of the object in the bucket that it is a copy of. */
  readonly etag?: string
}

/** SHA-256 of the content of a file. */
export const contentHash = ({ sha256, plain = sha256 }: StoredFile): string => plain

/** Where a file lies in the folder of a backup. */
export const storedPath = (path: string, { plain }: StoredFile): string =>
  plain ? path + encryptedEnd : path

export interface Manifest {
  readonly format: number
  /** Version of the project that made it. */
  readonly version: string
  readonly database: Database['client']
  /** When the state of the database was taken, ISO 8601. */
  readonly createdAt: string
  /** Whether `.env` is in it. */
  readonly secrets: boolean
  /** Rows per table. */
  readonly tables: Counts
  /** Every other file, by its path in the folder. */
  readonly files: Readonly<Record<string, StoredFile>>
  /** The faults of the data when the backup was made. */
  readonly warnings: readonly string[]
}

/** SHA-256 of a stream. */
export const hashOf = async (content: Readable): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}

/** Size and SHA-256 of a file. */
export const hashFile = async (path: string): Promise<StoredFile> => {
  const sha256 = await hashOf(createReadStream(path))
  return { bytes: (await stat(path)).size, sha256 }
}

/** All files in a folder and below it, as sorted paths with slashes; none when there is no folder. */
export const filesIn = async (folder: string): Promise<readonly string[]> => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()
}

const manifestIn = (folder: string): string =>
  join(folder, isEncrypted(folder) ? fileName + encryptedEnd : fileName)

/** Writes the manifest, the last file of a backup. */
export const writeManifest = async (
  folder: string,
  manifest: Omit<Manifest, 'format'>,
  encryption: Encryption | null,
): Promise<void> => {
  const file = manifestIn(folder)
  const content = `${JSON.stringify({ format, ...manifest }, null, 2)}\n`
  if (encryption) await encryption.encrypt(Readable.from([Buffer.from(content)]), file)
  else writeFileSync(file, content, { mode: 0o600, flush: true })
  flush(folder)
}

/** @throws {Failure} when the folder is no backup, or one of a later format */
export const readManifest = async (
  folder: string,
  encryption: Encryption | null = null,
): Promise<Manifest> => {
  const file = manifestIn(folder)
  if (!existsSync(file)) throw new Failure(`${folder} is not a whole backup: no ${fileName}.`)
  let manifest: Manifest
  try {
    const content = encryption
      ? await text(await encryption.decrypt(file))
      : readFileSync(file, 'utf8')
    manifest = JSON.parse(content)
  } catch {
    throw new Failure(`${file} cannot be read.`)
  }
  if (manifest.format !== format)
    throw new Failure(`${folder} has format ${manifest.format}; this version reads ${format}.`)
  return manifest
}

/** Compares every file with the manifest. @throws {Failure} naming the first that differs */
export const verifyFiles = async (folder: string, { files }: Manifest): Promise<void> => {
  const present = new Set(await filesIn(folder))
  for (const [path, file] of Object.entries(files)) {
    const stored = storedPath(path, file)
    if (!present.delete(stored)) throw new Failure(`${folder} is damaged: ${stored} is missing.`)
    const found = await hashFile(join(folder, stored))
    if (found.bytes !== file.bytes || found.sha256 !== file.sha256)
      throw new Failure(`${folder} is damaged: ${stored} is not what was stored.`)
  }
  present.delete(fileName)
  present.delete(fileName + encryptedEnd)
  const [strange] = present
  if (strange) throw new Failure(`${folder} is damaged: ${strange} does not belong to it.`)
}
