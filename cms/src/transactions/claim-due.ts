import type { Core } from '@strapi/strapi'

/** States of what has yet to be sent. */
export const PENDING = ['waiting', 'sending'] as const

type Query = ReturnType<Core.Strapi['db']['connection']>

interface Claim {
  /** Has `state`, `attempts` and `next_attempt_at`. */
  readonly table: string
  readonly now: Date
  /** How long it is this process's alone, in ms: what is not finished with by then falls due again. */
  readonly ms: number
  /** Which of the ids that are due, in which order, and how many. */
  readonly choose: (due: Query) => Query
}

/**
 * Takes what is due so that no other process sends it; in one statement, because each writing one
 * costs SQLite a flush to disk.
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
