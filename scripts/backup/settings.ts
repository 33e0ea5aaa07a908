import { existsSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readStorage } from '@beursvloer/contract/storage-settings'
import { openBucket } from '../../cms/src/private-files/bucket.mts'
import { root } from '../running/paths.ts'
import type { Settings } from '../running/settings.ts'
import { readPassphrase } from './encryption.ts'
import { postgresAt } from './postgres.ts'
import { readRetention } from './retention.ts'
import { sqliteIn } from './sqlite.ts'

/** The parts of an installation that backup and restore use. */
export type Installation = ReturnType<typeof installationOf>

/** A path without the links of a release, which may be deleted before the stored path is used. */
const withoutLinks = (path: string) => (existsSync(path) ? realpathSync(path) : path)

/** The `.env` of the project; a release has a link to that of its clone, which may be absent. */
const environmentFileOf = (folder: string): string => {
  const file = join(folder, '.env')
  try {
    return resolve(dirname(file), readlinkSync(file))
  } catch {
    return file
  }
}

const bucketOf = (environment: Settings['environment']) => {
  const settings = readStorage(environment)
  return settings && openBucket(settings)
}

/** @throws {Failure} when a setting of backups is wrong */
export const installationOf = (
  { dataDir, postgresUrl, environment }: Settings,
  environmentFile = environmentFileOf(root),
) => {
  const folder = withoutLinks(dataDir)
  const given = environment.BACKUP_DIR?.trim()
  return {
    dataDir: folder,
    // Where files are, unless they are in the data folder.
    bucket: bucketOf(environment),
    database: postgresUrl === null ? sqliteIn(folder) : postgresAt(postgresUrl),
    // Where settings and secrets stand; it may be absent.
    environmentFile,
    // Absolute folder of all backups.
    backupDir: given ? withoutLinks(resolve(root, given)) : join(folder, 'backups'),
    retention: readRetention(environment),
    // Encrypts new backups; null when there is none.
    passphrase: readPassphrase(environment),
  }
}
