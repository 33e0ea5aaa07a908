import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import settings from '../config/settings'
import { OUTBOX } from './mail/outbox'

/** How long the database may take to answer before it counts as down, in ms. */
const DATABASE_TIMEOUT_MS = 2000
/** A mail that has waited longer than this is late, in seconds: more than the first five attempts take. */
const LATE_MAIL_SECONDS = 1800
/** Free space below which nothing can be relied on to be stored, in bytes. */
const LEAST_DISK_BYTES = 100 * 1024 * 1024

type State = 'ok' | 'unavailable'

export interface Health {
  readonly status: State | 'degraded'
  readonly database: State
  readonly disk: State
  /** `late` when a mail has waited for more than half an hour. */
  readonly outbox: 'ok' | 'late' | 'unknown'
  /** Age of the mail that has waited longest, in seconds; 0 when none waits. */
  readonly outboxSeconds: number
}

/** Reads a row from a table: `select 1` would not touch the file of an SQLite database. */
const databaseAnswers = (strapi: Core.Strapi): Promise<boolean> =>
  inTime(strapi.db.connection('strapi_core_store_settings').select('id').limit(1))

/** Whether something succeeds before the database counts as down. */
const inTime = (work: PromiseLike<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    pause(DATABASE_TIMEOUT_MS, false, { ref: false }),
  ])

async function diskHasRoom(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(settings.dataDir)
    return bavail * bsize >= LEAST_DISK_BYTES
  } catch {
    return false
  }
}

/** How long the oldest mail that is not sent has waited, in seconds. */
async function oldestMail(strapi: Core.Strapi, now: Date): Promise<number> {
  const oldest = await strapi.db.query(OUTBOX).findOne({
    select: ['createdAt'],
    where: { state: { $in: ['waiting', 'sending'] } },
    orderBy: { createdAt: 'asc' },
  })
  const age = oldest ? now.getTime() - new Date(oldest.createdAt).getTime() : 0
  return Math.max(0, Math.round(age / 1000))
}

/** Whether database and disk take what is to be stored, and mail goes out. */
export async function readHealth(strapi: Core.Strapi, now: Date): Promise<Health> {
  const database = (await databaseAnswers(strapi)) ? 'ok' : 'unavailable'
  const disk = (await diskHasRoom()) ? 'ok' : 'unavailable'
  if (database === 'unavailable')
    return { status: 'unavailable', database, disk, outbox: 'unknown', outboxSeconds: 0 }
  const outboxSeconds = await oldestMail(strapi, now)
  const outbox = outboxSeconds > LATE_MAIL_SECONDS ? 'late' : 'ok'
  const status = disk === 'unavailable' ? disk : outbox === 'late' ? 'degraded' : 'ok'
  return { status, database, disk, outbox, outboxSeconds }
}
