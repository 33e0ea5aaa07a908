import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { isUnavailable } from '../database/errors'
import { OUTBOX } from '../mail/outbox'
import { hasDiskSpace } from '../private-files/disk-space'
import { PENDING } from '../transactions/claim-due'
import { takeLock } from '../transactions/with-lock'

/** How long reading or writing may take before it counts as not possible, in ms. */
const PROBE_TIMEOUT_MS = 1500

/** `locked`: it can be read, but another process blocks writes. */
type DatabaseState = 'ok' | 'locked' | 'unavailable'

type Outcome = DatabaseState | 'waiting'

/** Has a row: `select 1` would not touch the file of an SQLite database. */
const TABLE = 'strapi_core_store_settings'

const outcomeOf = (work: PromiseLike<unknown>): Promise<Outcome> =>
  Promise.race([
    work.then(
      () => 'ok' as const,
      (error) => (isUnavailable(error) ? 'waiting' : 'unavailable'),
    ),
    pause(PROBE_TIMEOUT_MS, 'waiting' as const, { ref: false }),
  ])

/** Begins as a form does, and writes nothing. */
const beginWriting = (strapi: Core.Strapi): Promise<unknown> =>
  strapi.db.connection.transaction(async (trx) => {
    await takeLock(strapi, trx, 'records')
    await trx(TABLE).select('id').limit(1)
  })

let writing: Promise<unknown> | undefined

/** The state of the database; known within 1.5 s. Concurrent calls share one trial. */
async function databaseState(strapi: Core.Strapi): Promise<DatabaseState> {
  writing ??= beginWriting(strapi).finally(() => {
    writing = undefined
  })
  const [write, read] = await Promise.all([
    outcomeOf(writing),
    outcomeOf(strapi.db.connection(TABLE).select('id').limit(1)),
  ])
  if (read !== 'ok') return 'unavailable'
  return write === 'waiting' ? 'locked' : write
}

/**
 * Written by `npm run backup` when it has finished: `{ "finishedAt": ISO 8601, "folder": string }`; on
 * PostgreSQL, which several processes may use, a row of the database has the same.
 */
const LAST_BACKUP_FILE = path.join(settings.dataDir, 'last-backup.json')

/** How long ago the last backup finished, in seconds; null when there was none. */
async function secondsSinceBackup(strapi: Core.Strapi, now: Date): Promise<number | null> {
  try {
    const isShared = strapi.db.dialect.client === 'postgres'
    const store = strapi.store({ type: 'api', name: 'beursvloer', key: 'last-backup' })
    const note: unknown = isShared
      ? await store.get({})
      : JSON.parse(await readFile(LAST_BACKUP_FILE, 'utf8'))
    const at = Date.parse(String((note as { finishedAt?: unknown }).finishedAt))
    return Number.isNaN(at) ? null : Math.max(0, Math.round((now.getTime() - at) / 1000))
  } catch {
    return null
  }
}

/** A mail that has waited longer than this is late, in seconds: more than the first five attempts take. */
const LATE_MAIL_SECONDS = 1800

export interface Health {
  readonly status: 'ok' | 'degraded' | 'unavailable'
  readonly database: DatabaseState
  /** `unavailable` when it is full, or cannot be read. */
  readonly disk: 'ok' | 'unavailable'
  /**
   * `late` when a mail has waited for more than half an hour, `failed` when one was refused
   * permanently.
   */
  readonly outbox: 'ok' | 'late' | 'failed' | 'unknown'
  /** Age of the mail that has waited longest, in seconds; 0 when none waits. */
  readonly outboxSeconds: number
  /** Mails that were refused permanently, and that staff have neither sent again nor deleted. */
  readonly outboxFailed: number
  /** Age of the last backup, in seconds; null when there was none. */
  readonly backupSeconds: number | null
}

type Outbox = Pick<Health, 'outbox' | 'outboxSeconds' | 'outboxFailed'>

const UNKNOWN: Outbox = { outbox: 'unknown', outboxSeconds: 0, outboxFailed: 0 }

async function outboxHealth(strapi: Core.Strapi, now: Date): Promise<Outbox> {
  const mails = strapi.db.query(OUTBOX)
  const oldest = await mails.findOne({
    select: ['createdAt'],
    where: { state: { $in: PENDING } },
    orderBy: { createdAt: 'asc' },
  })
  const age = oldest ? now.getTime() - new Date(oldest.createdAt).getTime() : 0
  const outboxSeconds = Math.max(0, Math.round(age / 1000))
  const outboxFailed = await mails.count({ where: { state: 'failed' } })
  const isLate = outboxSeconds > LATE_MAIL_SECONDS
  return {
    outbox: isLate ? 'late' : outboxFailed > 0 ? 'failed' : 'ok',
    outboxSeconds,
    outboxFailed,
  }
}

/** Whether database and disk can store, mail goes out, and how old the backup is. */
export async function readHealth(strapi: Core.Strapi, now: Date): Promise<Health> {
  const [database, room, backupSeconds] = await Promise.all([
    databaseState(strapi),
    hasDiskSpace(),
    secondsSinceBackup(strapi, now),
  ])
  const mails = database === 'ok' ? await outboxHealth(strapi, now) : UNKNOWN
  const isDegraded = mails.outbox !== 'ok'
  const status = database !== 'ok' || !room ? 'unavailable' : isDegraded ? 'degraded' : 'ok'
  return { status, database, disk: room ? 'ok' : 'unavailable', ...mails, backupSeconds }
}
