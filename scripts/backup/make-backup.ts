/** Makes a backup while site and CMS run. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../running/failure.ts'
import { withLock } from '../running/lock.ts'
import { root } from '../running/paths.ts'
import { downloadFiles } from './bucket-files.ts'
import { checkDump } from './check-dump.ts'
import { deletionsFile, storedDeletions, writeDeletions } from './deletions.ts'
import { beginEncryption, type Encryption, keyFile } from './encryption.ts'
import { storeFile, storeFiles } from './files.ts'
import { flush } from './flush.ts'
import { filesIn, hashFile, readManifest, verifyFiles, writeManifest } from './manifest.ts'
import { momentOf, nameAt } from './names.ts'
import type { BackupRetention } from './retention.ts'
import type { Installation } from './settings.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days since 1 January 1970, and weeks since the Monday before it, in UTC. */
const dayOf = (moment: Date) => Math.floor(moment.getTime() / dayMs)
const weekOf = (moment: Date) => Math.floor((dayOf(moment) + 3) / 7)

/**
 * The backups to delete: all but those of the day before the newest, the last of each of so many
 * days, and the last of each of so many weeks that have one. Folders with other names are ignored.
 */
export const expired = (
  names: readonly string[],
  { daily, weekly }: BackupRetention,
): readonly string[] => {
  const newestFirst = names.filter((name) => momentOf(name)).sort((a, b) => b.localeCompare(a))
  const lastOf = (period: (moment: Date) => number, count: number) => {
    const last = new Map<number, string>()
    for (const name of newestFirst) {
      const moment = momentOf(name)
      if (moment && !last.has(period(moment))) last.set(period(moment), name)
    }
    return [...last.values()].slice(0, count)
  }
  const newest = momentOf(newestFirst[0] ?? '')?.getTime() ?? 0
  const kept = new Set([
    ...newestFirst.filter((name) => newest - (momentOf(name)?.getTime() ?? 0) < dayMs),
    ...lastOf(dayOf, daily),
    ...lastOf(weekOf, weekly),
  ])
  return newestFirst.filter((name) => !kept.has(name))
}

/** Beginning of the names of folders that are no backup: not yet, or no longer. */
const unfinished = '.unfinished-'

/** Where the dump of the database is in a backup, and the settings with all secrets. */
export const databaseFolder = 'database'
export const secretsFile = 'secrets.env'

/** Version of the project, from its package.json. */
export const projectVersion = (): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** A name that no backup has yet. */
const freeName = (backupDir: string, moment: Date): string => {
  const name = nameAt(moment)
  return existsSync(join(backupDir, name))
    ? freeName(backupDir, new Date(moment.getTime() + 1000))
    : name
}

/** Deletes a backup; an interrupted deletion leaves a folder that does not look like one. */
const remove = (backupDir: string, name: string): void => {
  const gone = join(backupDir, unfinished + name)
  renameSync(join(backupDir, name), gone)
  rmSync(gone, { recursive: true })
}

/** What of the backup before can be shared: its files, when it is readable and encrypted alike. */
const earlierFiles = async (folder: string | null, encryption: Encryption | null) => {
  const manifest = folder && (await readManifest(folder, encryption).catch(() => null))
  return manifest ? { folder, files: manifest.files } : null
}

/** Fills the folder of a backup, and checks its content; its manifest comes last. */
const fill = async (
  installation: Installation,
  folder: string,
  options: {
    readonly createdAt: Date
    readonly secrets: boolean
    readonly previous: string | null
  },
) => {
  const { dataDir, database, environmentFile, bucket, passphrase } = installation
  const encryption = await beginEncryption(folder, options.previous, passphrase)
  const previous = await earlierFiles(options.previous, encryption)
  const target = { folder, encryption, previous }
  // What is not encrypted stays where such data is anyway.
  const work = encryption ? join(dataDir, '.backup') : folder
  const dump = join(work, databaseFolder)
  try {
    if (encryption) rmSync(work, { recursive: true, force: true })
    mkdirSync(dump, { mode: 0o700, recursive: true })
    const tables = await database.dump(dump)
    // Files after the database: a file without a row is removed, a row without its file is a loss.
    const stored = bucket
      ? await downloadFiles(await bucket, target)
      : await storeFiles(dataDir, target)
    const { warnings, missing } = await checkDump(installation, work, { tables, stored })
    const files = { ...stored }
    for (const name of await filesIn(dump)) {
      const path = `${databaseFolder}/${name}`
      files[path] = await (encryption
        ? storeFile(join(dump, name), target, path)
        : hashFile(join(dump, name)))
    }
    const secrets = options.secrets && existsSync(environmentFile)
    if (secrets) files[secretsFile] = await storeFile(environmentFile, target, secretsFile)
    writeDeletions(folder, [dataDir], (await database.look(storedDeletions)) ?? [])
    for (const name of [keyFile, deletionsFile])
      if (existsSync(join(folder, name))) files[name] = await hashFile(join(folder, name))
    const createdAt = options.createdAt.toISOString()
    const about = { version: projectVersion(), database: database.client, createdAt, secrets }
    const manifest = { ...about, tables, files, warnings }
    await verifyFiles(folder, { format: 0, ...manifest })
    await writeManifest(folder, manifest, encryption)
    return { tables: Object.keys(tables).length, files: Object.values(files), warnings, missing }
  } finally {
    if (encryption) rmSync(work, { recursive: true, force: true })
  }
}

/**
 * Makes a backup in `BACKUP_DIR`: the database, then the files, then the secrets; checks it by
 * reading the dump back; gives it its name only when all of it is on the disk; and then deletes
 * backups that later ones replace. After any failure, a folder with the name of a backup is
 * complete. One that lacks files of the database is kept, does not count as the last one, and replaces
 * none.
 *
 * @throws {Failure} when another backup is being made, or the data cannot be trusted
 */
export const makeBackup = (
  installation: Installation,
  { secrets = false, now = new Date() }: { readonly secrets?: boolean; readonly now?: Date } = {},
) => {
  const { backupDir, retention } = installation
  return withLock(backupDir, `Another backup is being made in ${backupDir}.`, async () => {
    const names = readdirSync(backupDir)
    for (const name of names.filter((each) => each.startsWith(unfinished)))
      rmSync(join(backupDir, name), { recursive: true })
    const previous = names
      .filter((name) => momentOf(name))
      .sort()
      .at(-1)
    const name = freeName(backupDir, now)
    const temporary = join(backupDir, unfinished + name)
    const folder = join(backupDir, name)
    try {
      mkdirSync(temporary, { mode: 0o700 })
      const { tables, files, warnings, missing } = await fill(installation, temporary, {
        createdAt: now,
        secrets,
        previous: previous ? join(backupDir, previous) : null,
      })
      renameSync(temporary, folder)
      flush(backupDir)
      if (missing === 0) await noteLastBackup(installation, folder)
      const removed = missing === 0 ? expired([...names, name], retention) : []
      for (const old of removed) remove(backupDir, old)
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      return { folder, tables, files: files.length, bytes, warnings, missing, removed }
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true })
      if (error instanceof Failure) throw error
      const { message } = error as Error
      throw new Failure(`No backup was made: ${message}. Earlier backups are as they were.`)
    }
  })
}

/** Stores the time of the last complete backup, for the health of the CMS. */
const noteLastBackup = async (
  { dataDir, database }: Installation,
  folder: string,
): Promise<void> => {
  const file = join(dataDir, 'last-backup.json')
  const note = { finishedAt: new Date().toISOString(), folder }
  writeFileSync(`${file}.new`, `${JSON.stringify(note)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  // The backup is whole all the same; its age is then that of the one before.
  await database.note?.('api_beursvloer_last-backup', note).catch(() => undefined)
}
