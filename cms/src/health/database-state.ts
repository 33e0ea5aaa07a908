import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { isUnavailable } from '../database/errors'
import { takeLock } from '../transactions/with-lock'

/** How long reading or writing may take before it counts as not possible, in ms. */
const PROBE_TIMEOUT_MS = 1500

/** `locked`: it can be read, but another process blocks writes. */
export type DatabaseState = 'ok' | 'locked' | 'unavailable'

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
export async function databaseState(strapi: Core.Strapi): Promise<DatabaseState> {
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
