/** Replaces the installation's data by a backup. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../../site/server/files/make-folder.ts'
import { requireWritableFolder } from '../running/data-folder.ts'
import { Failure } from '../running/failure.ts'
import { withLock } from '../running/lock.ts'
import { type Adjusted, adjustRestored, type MailChoice, readCounters } from './after-restore.ts'
import { uploadFiles } from './bucket-files.ts'
import { checkRestored } from './check-dump.ts'
import { gatherDeletions, storedDeletions } from './deletions.ts'
import type { Encryption } from './encryption.ts'
import { copyStored, fileFolders } from './files.ts'
import { flush } from './flush.ts'
import { databaseFolder, projectVersion, secretsFile } from './make-backup.ts'
import { type Manifest, readManifest, verifyFiles } from './manifest.ts'
import { momentOf } from './names.ts'
import type { Installation } from './settings.ts'

/** Folders of the data folder that are made from the content, and would show another state of it. */
const derived = ['replica', 'images']

export interface RestoreOptions {
  /** Whether existing data may be moved aside. */
  readonly replace: boolean
  /** Whether `.env` comes from the backup as well. */
  readonly secrets: boolean
  readonly mails: MailChoice
  readonly gap: number
  /** Opens an encrypted backup. */
  readonly encryption?: Encryption | null
  readonly now?: Date
}

export type RestoreResult = Awaited<ReturnType<typeof restoreBackup>>

/** Versions compare by their three numbers. */
const isLater = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) > 0

const requireFit = (folder: string, manifest: Manifest, { database }: Installation): void => {
  if (!momentOf(basename(folder))) throw new Failure(`${folder} has not the name of a backup.`)
  if (isLater(manifest.version, projectVersion()))
    throw new Failure(
      `The backup is of version ${manifest.version}, this is ${projectVersion()}; update first.`,
    )
  if (manifest.database !== database.client)
    throw new Failure(
      `The backup is of ${manifest.database}, DATABASE_CLIENT says ${database.client}.`,
    )
}

const isIn = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`))

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

/** Puts folders aside and others in their place; undoes that when it does not succeed. */
const swapFolders = (staged: string, dataDir: string, aside: string): void => {
  const done: (readonly [from: string, to: string])[] = []
  const move = (from: string, to: string) => {
    makeFolder(dirname(to))
    renameSync(from, to)
    done.push([from, to])
  }
  try {
    for (const place of fileFolders) {
      if (existsSync(join(dataDir, place))) move(join(dataDir, place), join(aside, place))
      move(join(staged, place), join(dataDir, place))
    }
  } catch (error) {
    for (const [from, to] of done.reverse()) renameSync(to, from)
    throw error
  }
}

/**
 * Restores a backup: checks it, copies it beside the existing data, adjusts and checks the copy,
 * and swaps the two in an instant. The replaced data is kept in `DATA_DIR/replaced-…`. Site and CMS
 * must be stopped.
 *
 * @throws {Failure} when something runs, the backup is not whole or does not fit, or there is data
 *   already and `replace` does not allow to move it aside; everything is as it was then
 */
export const restoreBackup = (
  folder: string,
  installation: Installation,
  { replace, secrets, mails, gap, encryption = null, now = new Date() }: RestoreOptions,
) => {
  const { dataDir, database, backupDir, environmentFile, bucket } = installation
  const busy = `A backup or restore is under way in ${backupDir}.`
  return withLock(backupDir, busy, async () => {
    const manifest = await readManifest(folder, encryption)
    requireFit(folder, manifest, installation)
    if (secrets && !manifest.secrets) throw new Failure(`${folder} was made without secrets.`)
    await database.requireUnused()
    const isEmpty =
      (await database.isEmpty()) && !fileFolders.some((place) => isFilled(join(dataDir, place)))
    if (!isEmpty && !replace)
      throw new Failure(
        'There is a database or there are files already; --replace moves them aside and restores.',
      )
    await verifyFiles(folder, manifest)
    requireWritableFolder(dataDir)
    const replaced = (await database.look(readCounters)) ?? new Map()
    const deleted = (await database.look(storedDeletions)) ?? []
    // To the millisecond: the next restore keeps its own.
    const name = now.toISOString().replaceAll(/[:.]/g, '')
    const aside = join(dataDir, `replaced-${name}`)
    const staged = join(dataDir, `.restoring-${process.pid}`)
    const adjusted: Adjusted[] = []
    const isStaged = (path: string) =>
      isIn(path, fileFolders) ? encryption || !bucket : encryption && isIn(path, [databaseFolder])
    try {
      for (const place of fileFolders) makeFolder(join(staged, place))
      for (const [path, file] of Object.entries(manifest.files))
        if (isStaged(path)) await copyStored(folder, path, file, encryption, join(staged, path))
      const source = encryption ? staged : folder
      const schema = `replaced_${name.replaceAll('-', '').toLowerCase()}`
      await database.restore(
        join(source, databaseFolder),
        { folder: aside, schema },
        async (sql) => {
          await checkRestored(sql, manifest.tables)
          const { createdAt } = manifest
          adjusted.push(await adjustRestored(sql, { mails, gap, replaced, createdAt, now }))
          await database.requireUnused()
          if (bucket) await uploadFiles(await bucket, source)
          else swapFolders(staged, dataDir, aside)
        },
      )
    } finally {
      rmSync(staged, { recursive: true, force: true })
    }
    gatherDeletions(dataDir, [backupDir, dirname(folder)], deleted)
    for (const place of derived) rmSync(join(dataDir, place), { recursive: true, force: true })
    const stored = manifest.files[secretsFile]
    if (secrets && stored) {
      if (existsSync(environmentFile)) renameSync(environmentFile, `${environmentFile}.${name}`)
      await copyStored(folder, secretsFile, stored, encryption, environmentFile)
    }
    flush(dataDir)
    const [result = { waiting: 0, counters: new Map() }] = adjusted
    return { ...result, manifest, aside: isEmpty ? null : aside }
  })
}
