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

const countOf = (environment: Environment, name: string, fallback: number): number => {
  const text = environment[name]?.trim()
  if (!text) return fallback
  if (!/^\d{1,4}$/.test(text))
    throw new Failure(`${name} must be a whole number from 0 to 9999, not "${text}".`)
  return Number(text)
}

/** @throws {Failure} when a setting is wrong */
export const readRetention = (environment: Environment): BackupRetention => ({
  daily: countOf(environment, 'BACKUP_KEEP_DAILY', defaultRetention.daily),
  weekly: countOf(environment, 'BACKUP_KEEP_WEEKLY', defaultRetention.weekly),
})
