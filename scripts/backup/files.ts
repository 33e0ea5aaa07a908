/** The files of an installation: which they are, and copying them. */
import { constants, existsSync } from 'node:fs'
import { chmod, copyFile, link, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../site/server/files/make-folder.ts'
import { flush } from './flush.ts'
import { filesIn, hashFile, type StoredFile } from './manifest.ts'
import type { Sql } from './sql.ts'

/** Folders with files that rows of the database name, relative to the data folder. */
export const fileFolders = ['public/uploads', 'private/files'] as const

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Copies a file for its owner only, making the folders it needs; returns once it is on the disk. */
export const copyPrivately = async (from: string, to: string): Promise<void> => {
  makeFolder(dirname(to))
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await chmod(to, 0o600)
  flush(to)
}

/** How often a file is copied that changes while it is copied. */
const attempts = 3

/**
 * Copies one file into a backup. A file that is unchanged since the previous backup becomes a hard
 * link to it, which takes no space; no backup is ever written to.
 * @param earlier the same file in the previous backup, if there is one
 * @returns the stored file; null when the file was deleted
 */
const storeFile = async (
  from: string,
  to: string,
  earlier: string | null,
): Promise<StoredFile | null> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const wanted = await hashFile(from)
      if (earlier && attempt === 1 && (await hashFile(earlier)).sha256 === wanted.sha256) {
        makeFolder(dirname(to))
        await link(earlier, to)
        return wanted
      }
      await copyPrivately(from, to)
      const stored = await hashFile(to)
      if (stored.sha256 === wanted.sha256) return stored
    } catch (error) {
      await rm(to, { force: true })
      if (isMissing(error) && !existsSync(from)) return null
      throw error
    }
    if (attempt === attempts) throw new Error(`${from} keeps changing while it is copied.`)
  }
}

/**
 * Copies all files of an installation into a backup.
 * @param previous the backup before, if there is one
 */
export const storeFiles = async (
  dataDir: string,
  folder: string,
  previous: string | null,
): Promise<Record<string, StoredFile>> => {
  const stored: Record<string, StoredFile> = {}
  for (const place of fileFolders)
    for (const name of await filesIn(join(dataDir, place))) {
      const path = `${place}/${name}`
      const earlier = previous && join(previous, path)
      const file = await storeFile(
        join(dataDir, path),
        join(folder, path),
        earlier && existsSync(earlier) ? earlier : null,
      )
      if (file) stored[path] = file
    }
  return stored
}

/** Addresses of uploads in a value of the media library: its own, or those of its sizes in JSON. */
const uploadsIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? '').matchAll(/\/uploads\/([^"\\?#]+)/g)].map(
    ([, name = '']) => `public/uploads/${decodeURIComponent(name)}`,
  )

/** Names of stored files in the attachments of a mail. */
const attachedIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? '').matchAll(/storedAs\\*":\\*"([^"\\]+)/g)].map(
    ([, name]) => `private/files/${name}`,
  )

/** Queries for columns that name files, and how each names them. */
const naming: readonly {
  readonly table: string
  readonly columns: string
  readonly filesOf: (value: unknown) => string[]
}[] = [
  { table: 'files', columns: 'url, formats', filesOf: uploadsIn },
  {
    table: 'submission_files',
    columns: 'stored_as',
    filesOf: (name) => [`private/files/${name}`],
  },
  {
    table: 'visitor_profiles',
    columns: 'photo',
    filesOf: (name) => (name ? [`private/files/${name}`] : []),
  },
  {
    table: 'exhibitor_proposals',
    columns: 'logo_stored_as',
    filesOf: (name) => (name ? [`private/files/${name}`] : []),
  },
  {
    table: 'exhibitor_task_answers',
    columns: 'stored_as',
    filesOf: (name) => (name ? [`private/files/${name}`] : []),
  },
  { table: 'outbox_mails', columns: 'attachments', filesOf: attachedIn },
]

/** Every file that the rows of a database name, relative to the data folder. */
export const namedFiles = async (sql: Sql): Promise<ReadonlySet<string>> => {
  const tables = new Set(await sql.tables())
  const names = new Set<string>()
  for (const { table, columns, filesOf } of naming) {
    if (!tables.has(table)) continue
    for (const row of await sql.query(`select ${columns} from ${table}`))
      for (const name of Object.values(row).flatMap(filesOf)) names.add(name)
  }
  return names
}
