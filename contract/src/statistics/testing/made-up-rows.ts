import { addUp, DIMENSIONS, firstMinuteOf, GRAINS, type StatisticsRow } from '../rows.ts'

/** A row: one view of a programme item. */
export const oneRow = (more: Partial<StatisticsRow>): StatisticsRow => ({
  minute: 30_000_000,
  event: 'pageview',
  detail: '',
  route: 'programme-item',
  document: '',
  language: 'nl',
  device: 'phone',
  source: '',
  campaign: '',
  visitor: 'new',
  count: 1,
  ...more,
})

interface MadeUpVisits {
  /** The day `YYYY-MM-DD` in the fair's time. */
  readonly day: string
  readonly visits: number
  /** Document ids of programme items and exhibitors whose pages are visited. */
  readonly items: readonly string[]
  readonly exhibitors: readonly string[]
}

const SOURCES = ['', 'google.com', 'linkedin.com', 'nieuwsbrief', '']
const PAGES = ['home', 'programme', 'exhibitors', 'floor-plan', 'venue', 'exhibiting', 'search']
/** Pages of the first, second … visit. */
const PAGE_COUNTS = [1, 1, 3]

/**
 * Rows of made-up visits of one day, from seven in the morning on: each a start, pages of three kinds, and now
 * and then what they lead to. The same input gives the same rows; no two of them differ in their count alone.
 */
export function madeUpRows({ day, visits, items, exhibitors }: MadeUpVisits): StatisticsRow[] {
  const first = firstMinuteOf(day)
  const rows = Array.from({ length: visits }, (_, visit) => {
    const one = <const T>(list: readonly T[], at = 0): T => list[(visit + at) % list.length] as T
    const row = (event: StatisticsRow['event'], more: Partial<StatisticsRow> = {}) =>
      oneRow({
        event,
        route: 'home',
        minute: first + (28 + (visit % 64)) * GRAINS.quarter,
        language: one(['nl', 'nl', 'en']),
        device: one(['phone', 'desktop']),
        source: one(SOURCES),
        visitor: one(['new', 'new', 'returning']),
        ...more,
      })
    const pages = Array.from({ length: one(PAGE_COUNTS) }, (_, page) => [
      row('pageview', { route: one(PAGES, page) }),
      row('pageview', { route: 'programme-item', document: one(items, 7 * page) }),
      row('pageview', { route: 'exhibitor', document: one(exhibitors, 5 * page) }),
    ])
    const led =
      visit % 10 > 0
        ? []
        : [
            row('saved', { detail: 'session', document: one(items) }),
            row('search', { route: 'search', detail: 'none' }),
            row('form-step', { route: 'contract-form', detail: 'contract-1' }),
            row('lead', { route: 'contract-form', detail: 'contract' }),
          ]
    return [row('session-start'), ...pages.flat(), ...led]
  })
  return addUp(['minute', ...DIMENSIONS], rows.flat())
}
