import type { Core } from '@strapi/strapi'

/** States of unsent rows. */
export const PENDING = ['waiting', 'sending'] as const

type Query = ReturnType<Core.Strapi['db']['connection']>

interface Claim {
  /** Has `state`, `attempts` and `next_attempt_at`. */
  readonly table: string
  readonly now: Date
  /** Duration of a claim, in ms; an unfinished row is due again afterwards. */
  readonly ms: number
  /** Which of the ids that are due, in which order, and how many. */
  readonly choose: (due: Query) => Query
}

/**
 * Claims due rows so that no other process sends them; in one statement, because each write costs
 * SQLite a flush to disk.
 * @returns ids of the rows
 */
export async function claimDue(
  strapi: Core.Strapi,
  { table, now, ms, choose }: Claim,
): Promise<number[]> {
  const rows = () => strapi.db.connection(table)
  const isDue = (query: Query) =>
    query.whereIn('state', PENDING).andWhere('next_attempt_at', '<=', now)
  const claimed: { id: number }[] = await isDue(
    rows().whereIn('id', choose(isDue(rows().select('id')))),
  )
    .update({
      state: 'sending',
      attempts: strapi.db.connection.raw('attempts + 1'),
      next_attempt_at: new Date(now.getTime() + ms),
    })
    .returning('id')
  return claimed.map(({ id }) => id)
}
