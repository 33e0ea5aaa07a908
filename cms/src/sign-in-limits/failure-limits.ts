import { createHmac } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'

const TABLE = 'failure_limits'

/** Token bucket: a burst of `count`, refilled by `count` in `seconds`. */
export interface RateLimit {
  readonly count: number
  readonly seconds: number
}

/** The limited subject: a kind and its owner. */
export interface Limited {
  readonly kind: string
  readonly of: string
  readonly rule: RateLimit
}

/** Milliseconds until a token is refilled. */
const intervalOf = ({ count, seconds }: RateLimit) => Math.ceil((seconds * 1000) / count)

/** The stored hash of a limited IP or e-mail address, so that the table does not reveal it. */
export const limitedHash = (kind: string, of: string): string =>
  createHmac('sha256', settings.secrets.jwt).update(`limit:${kind} ${of}`).digest('base64url')

const subjectOf = ({ kind, of }: Limited): string => limitedHash(kind, of)

/**
 * Takes one token, in a single statement: processes on one database count together, and counts
 * survive restarts. A bucket is the moment at which it is full again (the generic cell rate
 * algorithm); a moment further ahead than a bucket's capacity comes from a clock that was set back,
 * and is ignored.
 * @param now milliseconds since 1970
 * @returns 0: taken; otherwise the whole seconds until the next token
 */
export async function consume(strapi: Core.Strapi, limited: Limited, now: number): Promise<number> {
  const subject = subjectOf(limited)
  const interval = intervalOf(limited.rule)
  const latest = now + limited.rule.count * interval
  const column = `${TABLE}.full_at`
  const { connection } = strapi.db
  const taken: object[] = await connection(TABLE)
    .insert({ subject, document_id: subject, full_at: now + interval })
    .onConflict('subject')
    .merge({
      full_at: connection.raw('case when ?? between ? and ? then ?? else ? end + ?', [
        ...[column, now, latest, column],
        ...[now, interval],
      ]),
    })
    .where(column, '<=', latest - interval)
    .orWhere(column, '>', latest)
    .returning('subject')
  if (taken.length > 0) return 0
  const row = await connection(TABLE).where({ subject }).first('full_at')
  const fullAt = Number(row?.full_at ?? now)
  return Math.max(1, Math.ceil((fullAt + interval - latest) / 1000))
}

/** Puts one back that was taken for nothing. */
export async function refund(strapi: Core.Strapi, limited: Limited): Promise<void> {
  await strapi.db
    .connection(TABLE)
    .where({ subject: subjectOf(limited) })
    .decrement('full_at', intervalOf(limited.rule))
}

/** Deletes buckets that are full again. */
export async function deleteFullBuckets(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.connection(TABLE).where('full_at', '<=', now.getTime()).delete()
}
