/** The manifest of a backup, and its check. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Failure } from '../running/failure.ts'
import { flush } from './flush.ts'
import type { Counts, Database } from './sql.ts'

/** Raised when an older restore could not read a backup. */
const format = 1
const fileName = 'manifest.json'

export type StoredFile = Awaited<ReturnType<typeof hashFile>>

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

/** Size and SHA-256 of a file. */
export const hashFile = async (path: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') }
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

/** Writes the manifest, the last file of a backup. */
export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>): void => {
  const file = join(folder, fileName)
  const content = `${JSON.stringify({ format, ...manifest }, null, 2)}\n`
  writeFileSync(file, content, { mode: 0o600 })
  flush(file)
  flush(folder)
}

/** @throws {Failure} when the folder is no backup, or one of a later format */
export const readManifest = (folder: string): Manifest => {
  const file = join(folder, fileName)
  if (!existsSync(file)) throw new Failure(`${folder} is not a whole backup: no ${fileName}.`)
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'))
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
  for (const [path, { bytes, sha256 }] of Object.entries(files)) {
    if (!present.delete(path)) throw new Failure(`${folder} is damaged: ${path} is missing.`)
    const found = await hashFile(join(folder, path))
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new Failure(`${folder} is damaged: ${path} is not what was stored.`)
  }
  present.delete(fileName)
  const [strange] = present
  if (strange) throw new Failure(`${folder} is damaged: ${strange} does not belong to it.`)
}
