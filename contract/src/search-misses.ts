/** Maximum of terms in one report; a busier site sends several reports. */
export const MAX_TERMS_PER_REPORT = 200

/** Maximum of searches for one term in one report: a higher count is implausible and refused. */
const MAX_COUNT = 100_000

/** Minimum and maximum length of a counted term, in characters. */
const MIN_LENGTH = 2
const MAX_LENGTH = 60

const LOCALES = ['nl', 'en'] as const

/** Number of searches for a term without results, by language; without data of visitors. */
export interface SearchMiss {
  readonly term: string
  readonly locale: (typeof LOCALES)[number]
  readonly count: number
}

/**
 * A query as it is counted: lower case, spaces in a row as one. Null for a query that may contain
 * personal data: e-mail and web addresses, numbers of four digits and more; and for one that is too
 * short or long to be a subject.
 *
 * @example countedTerm('  Garderobe kosten ') // 'garderobe kosten'
 */
export function countedTerm(query: string): string | null {
  const term = query.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  const length = [...term].length
  if (length < MIN_LENGTH || length > MAX_LENGTH) return null
  if (!/\p{L}/u.test(term) || /[@\p{C}]|:\/\/|www\./u.test(term)) return null
  return /\d{4}/.test(term.replace(/[\s.()+-]/g, '')) ? null : term
}

function isMiss(value: unknown): value is SearchMiss {
  const { term, locale, count } = (value ?? {}) as Partial<Record<keyof SearchMiss, unknown>>
  return (
    typeof term === 'string' &&
    countedTerm(term) === term &&
    LOCALES.some((known) => known === locale) &&
    Number.isInteger(count) &&
    (count as number) >= 1 &&
    (count as number) <= MAX_COUNT
  )
}

/** The body of a report, checked; null when it is none. Never throws. */
export function parseMissReport(body: unknown): readonly SearchMiss[] | null {
  const misses = (body as { misses?: unknown } | null | undefined)?.misses
  if (!Array.isArray(misses) || misses.length < 1 || misses.length > MAX_TERMS_PER_REPORT)
    return null
  return misses.every(isMiss)
    ? misses.map(({ term, locale, count }) => ({ term, locale, count }))
    : null
}
