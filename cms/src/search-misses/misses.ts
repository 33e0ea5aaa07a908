import { DAY_MS } from '@beursvloer/contract/durations'
import type { SearchMiss } from '@beursvloer/contract/search-misses'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../fair/dates'

export const MISSES_TABLE = 'search_misses'

/**
 * The number of searches from which a term is shown and kept, so that one person's search is
 * neither.
 */
export const MIN_SEARCHES = 5
/** How long a term may take to get there, in days. */
const GRACE_DAYS = 7
/** Retention of counts, in days. */
export const KEPT_DAYS = 90
/** Maximum of terms per day; further ones are not stored. */
const MAX_TERMS_PER_DAY = 2000

/** The day `YYYY-MM-DD` a number of days before a moment, in the time of the fair. */
const dayBefore = (now: Date, days: number): string =>
  fairDate(new Date(now.getTime() - days * DAY_MS))

/**
 * Adds to today's counts, in one statement each, so that concurrent reports all count. Bypasses the
 * document service: it is no content, so the content version stays.
 */
export async function addMisses(
  strapi: Core.Strapi,
  misses: readonly SearchMiss[],
  now: Date,
): Promise<void> {
  const day = dayBefore(now, 0)
  await strapi.db.transaction(async ({ trx }) => {
    const [noted] = await trx(MISSES_TABLE).where({ day }).count({ terms: '*' })
    let room = MAX_TERMS_PER_DAY - Number(noted?.terms ?? 0)
    const subjectOf = ({ locale, term }: SearchMiss) => `${day} ${locale} ${term}`
    // In a fixed order, so that two reports cannot wait for each other's rows.
    const sorted = misses.toSorted((a, b) => (subjectOf(a) < subjectOf(b) ? -1 : 1))
    for (const miss of sorted) {
      const { term, locale: language, count } = miss
      const subject = subjectOf(miss)
      const updated = await trx(MISSES_TABLE).where({ subject }).increment('count', count)
      if (updated > 0 || room <= 0) continue
      room -= 1
      await trx(MISSES_TABLE)
        .insert({ subject, document_id: subject, term, language, day, count })
        .onConflict('subject')
        .merge({ count: trx.raw('?? + ?', [`${MISSES_TABLE}.count`, count]) })
    }
  })
}

/** Deletes old counts, and terms that so few searched for that they may be somebody's own words. */
export async function deleteOldMisses(strapi: Core.Strapi, now: Date): Promise<void> {
  const { connection } = strapi.db
  await connection(MISSES_TABLE).where('day', '<', dayBefore(now, KEPT_DAYS)).delete()
  const often = connection(MISSES_TABLE)
    .select('term')
    .groupBy('term')
    .havingRaw('sum(??) >= ?', ['count', MIN_SEARCHES])
  await connection(MISSES_TABLE)
    .where('day', '<', dayBefore(now, GRACE_DAYS))
    .whereNotIn('term', often)
    .delete()
}
