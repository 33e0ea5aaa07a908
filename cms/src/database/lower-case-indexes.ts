import type { Core } from '@strapi/strapi'

/** Tables and columns of addresses that are looked up whatever their case. */
const ADDRESSES = [
  ['consents', 'email'],
  ['outbox_mails', 'to'],
  ['submissions', 'email'],
  ['subscriptions', 'email'],
] as const

/**
 * Indexes addresses in lower case, by the expression that Strapi's `$eqi` makes; Strapi itself indexes
 * columns alone, and leaves indexes that it did not make.
 */
export async function indexLowerCase({ db }: Core.Strapi): Promise<void> {
  const isPostgres = db.dialect.client === 'postgres'
  const lower = isPostgres ? 'lower(cast(?? as varchar))' : 'lower(??)'
  for (const [table, column] of ADDRESSES)
    await db.connection.raw(`create index if not exists ?? on ?? (${lower})`, [
      ...[`${table}_${column}_lower_index`, table, column],
    ])
}
