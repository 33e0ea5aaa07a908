import { existsSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Failure } from '../running/failure.ts'
import { root } from '../running/paths.ts'
import type { Settings } from '../running/settings.ts'
import { postgresAt } from './postgres.ts'
import type { Database } from './sql.ts'
import { sqliteIn } from './sqlite.ts'

/** How many backups are kept. */
export interface Keep {
  /** Days of which the last backup is kept. */
  readonly daily: number
  /** Weeks of which the last backup is kept. */
  readonly weekly: number
}

/** What is kept when nothing else is set: a week of days, five weeks. */
const defaultKeep: Keep = { daily: 7, weekly: 5 }

/** What belongs to an installation, as backup and restore see it. */
export interface Installation {
  readonly dataDir: string
  readonly database: Database
  /** Where settings and secrets stand; it may be absent. */
  readonly environmentFile: string
  /** Absolute folder of all backups. */
  readonly backupDir: string
  readonly keep: Keep
}

const countOf = (environment: Settings['environment'], name: string, fallback: number): number => {
  const text = environment[name]?.trim()
  if (!text) return fallback
  if (!/^\d{1,4}$/.test(text))
    throw new Failure(`${name} must be a whole number from 0 to 9999, not "${text}".`)
  return Number(text)
}

/** A path without the links of a release, which may be deleted before what is noted here. */
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

/** @throws {Failure} when a setting of backups is wrong */
export const installationOf = (
  { dataDir, postgresUrl, environment }: Settings,
  environmentFile = environmentFileOf(root),
): Installation => {
  const folder = withoutLinks(dataDir)
  const given = environment.BACKUP_DIR?.trim()
  return {
    dataDir: folder,
    database: postgresUrl === null ? sqliteIn(folder) : postgresAt(postgresUrl),
    environmentFile,
    backupDir: given ? withoutLinks(resolve(root, given)) : join(folder, 'backups'),
    keep: {
      daily: countOf(environment, 'BACKUP_KEEP_DAILY', defaultKeep.daily),
      weekly: countOf(environment, 'BACKUP_KEEP_WEEKLY', defaultKeep.weekly),
    },
  }
}
