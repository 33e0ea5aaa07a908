import { DELETIONS_KEPT_DAYS } from '@beursvloer/contract/durations'
import { Failure } from '../running/failure.ts'

/** The number of backups to keep. */
export interface BackupRetention {
  /** Days of which the last backup is kept. */
  readonly daily: number
  /** Weeks of which the last backup is kept. */
  readonly weekly: number
}

/** Default retention of backups: a week of days, five weeks. */
const defaultRetention: BackupRetention = { daily: 7, weekly: 5 }

type Environment = Readonly<Record<string, string | undefined>>

/** Most that can be kept: what was deleted since an older backup would come back with it. */
const MOST: BackupRetention = { daily: DELETIONS_KEPT_DAYS, weekly: DELETIONS_KEPT_DAYS / 7 }

const countOf = (environment: Environment, name: string, grain: keyof BackupRetention): number => {
  const text = environment[name]?.trim()
  if (!text) return defaultRetention[grain]
  if (!/^\d{1,4}$/.test(text) || Number(text) > MOST[grain])
    throw new Failure(`${name} must be a whole number from 0 to ${MOST[grain]}, not "${text}".`)
  return Number(text)
}

/** @throws {Failure} when a setting is wrong */
export const readRetention = (environment: Environment): BackupRetention => ({
  daily: countOf(environment, 'BACKUP_KEEP_DAILY', 'daily'),
  weekly: countOf(environment, 'BACKUP_KEEP_WEEKLY', 'weekly'),
})
