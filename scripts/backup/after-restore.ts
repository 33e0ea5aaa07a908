/** Changes to a restored database, so that nothing is done twice. */
import { randomBytes } from 'node:crypto'
import { REFERENCE_PREFIXES } from '@beursvloer/contract/forms/references'
import { quoted, type Sql } from './sql.ts'

/**
 * The handling of waiting mails, which may have been sent since the backup: `hold` marks them as
 * failed, for staff to send again or leave; `send` leaves them waiting; `drop` deletes them.
 */
export const mailChoices = ['hold', 'send', 'drop'] as const
export type MailChoice = (typeof mailChoices)[number]

/**
 * Numbers that are skipped in each series of references: more than a fair gives out between two
 * backups. Those given out since the backup are in mails and on contracts.
 */
export const defaultGap = 1000

const waiting = `"state" in ('waiting', 'sending')`

/** Why a mail is held, for staff to read. */
const heldBecause = (createdAt: string): string =>
  `Teruggezet uit de reservekopie van ${createdAt.slice(0, 10)}: misschien al verzonden.`

/** Columns of one-time tokens: they may have been used or ended since the backup. */
const forgotten: readonly { readonly table: string; readonly columns: readonly string[] }[] = [
  {
    table: 'visitor_profiles',
    columns: [
      ...['confirmation_hash', 'confirmation_until', 'reset_hash', 'reset_until'],
      ...['new_address', 'new_address_hash', 'new_address_until'],
    ],
  },
  { table: 'up_users', columns: ['reset_password_token', 'confirmation_token'] },
  { table: 'admin_users', columns: ['reset_password_token', 'reset_password_token_expires_at'] },
]

/** Last number given out in each series, such as `CF-2027`. */
export type Counters = ReadonlyMap<string, number>

/** Reads the counters of references; none when the database has no such table. */
export const readCounters = async (sql: Sql): Promise<Counters> => {
  if (!(await sql.tables()).includes('reference_counters')) return new Map()
  const rows = await sql.query('select series, counter from reference_counters')
  return new Map(rows.map(({ series, counter }) => [String(series), Number(counter)]))
}

/** Every series that may have begun since, at zero: each prefix in the year of each edition. */
const possibleSeries = async (sql: Sql): Promise<Counters> => {
  if (!(await sql.tables()).includes('editions')) return new Map()
  const years = await sql.query('select distinct "year" from editions where "year" is not null')
  return new Map(
    years.flatMap(({ year }) => REFERENCE_PREFIXES.map((prefix) => [`${prefix}-${year}`, 0])),
  )
}

/**
 * Raises every series of references by a gap, above the backup and above the replaced database,
 * where that could be read.
 */
const raiseCounters = async (sql: Sql, replaced: Counters, gap: number): Promise<Counters> => {
  const stored = await readCounters(sql)
  const raised = new Map<string, number>()
  for (const series of [...(await possibleSeries(sql)), ...replaced, ...stored].map(([key]) => key))
    raised.set(series, Math.max(stored.get(series) ?? 0, replaced.get(series) ?? 0) + gap)
  for (const [series, counter] of raised)
    if (stored.has(series))
      await sql.query('update reference_counters set counter = $1 where series = $2', [
        counter,
        series,
      ])
    else
      await sql.query(
        'insert into reference_counters (document_id, series, counter) values ($1, $2, $3)',
        [randomBytes(12).toString('hex'), series, counter],
      )
  return raised
}

export interface AfterRestore {
  readonly mails: MailChoice
  readonly gap: number
  /** Counters of the replaced database; empty when it could not be read. */
  readonly replaced: Counters
  /** When the backup was made, ISO 8601. */
  readonly createdAt: string
  readonly now: Date
}

export type Adjusted = Awaited<ReturnType<typeof adjustRestored>>

/**
 * Stops push messages that were being sent, or were due before the restore: they may have been
 * sent.
 */
const stopMessages = async (sql: Sql, tables: ReadonlySet<string>, now: Date): Promise<void> => {
  if (!tables.has('push_messages')) return
  await sql.query(`update push_deliveries set "state" = 'stopped' where ${waiting}`)
  const begun = await sql.query(
    `select id, send_at from push_messages where "state" in ('planned', 'sending')`,
  )
  for (const { id, send_at: sendAt } of begun)
    if (new Date(sendAt as Date | number) <= now)
      await sql.query(`update push_messages set "state" = 'stopped' where id = $1`, [Number(id)])
}

/** Where the CMS reads that (`cms/src/mail/unknown-period.ts`), in its table of settings. */
const SETTING = 'api_beursvloer_unknown-period'

/** Stores the period whose sent mails are unknown: reminders that were due then are not sent. */
const rememberUnknownPeriod = async (sql: Sql, from: string, until: Date): Promise<void> => {
  await sql.query(
    'insert into strapi_core_store_settings ("key", "value", "type") values ($1, $2, $3)',
    [SETTING, JSON.stringify({ from, until: until.toISOString() }), 'object'],
  )
}

/**
 * Ends all sessions and one-time links, decides about waiting mails, stops push messages, and raises the
 * references.
 */
export const adjustRestored = async (
  sql: Sql,
  { mails, gap, replaced, createdAt, now }: AfterRestore,
) => {
  const tables = new Set(await sql.tables())
  for (const table of ['strapi_sessions', 'sign_in_links'])
    if (tables.has(table)) await sql.query(`delete from ${table}`)
  for (const { table, columns } of forgotten) {
    if (!tables.has(table)) continue
    const nothing = columns.map((column) => `${quoted(column)} = null`).join(', ')
    await sql.query(`update ${table} set ${nothing}`)
  }
  const [row] = tables.has('outbox_mails')
    ? await sql.query(`select count(*) as mails from outbox_mails where ${waiting}`)
    : []
  if (row && mails === 'hold')
    await sql.query(
      `update outbox_mails set "state" = 'failed', last_error = $1 where ${waiting}`,
      [heldBecause(createdAt)],
    )
  if (row && mails === 'drop') await sql.query(`delete from outbox_mails where ${waiting}`)
  await stopMessages(sql, tables, now)
  if (tables.has('strapi_core_store_settings')) {
    await sql.query('delete from strapi_core_store_settings where "key" = $1', [SETTING])
    if (mails !== 'send') await rememberUnknownPeriod(sql, createdAt, now)
  }
  const counters = tables.has('reference_counters')
    ? await raiseCounters(sql, replaced, gap)
    : new Map<string, number>()
  return { waiting: Number(row?.mails ?? 0), counters }
}
