import { firstMinuteOf, GRAINS, type StatisticsRow } from '../rows.ts'

/** A generator of numbers between 0 and 1 from a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface MadeUpVisits {
  /** The day `YYYY-MM-DD` in the fair's time. */
  readonly day: string
  readonly visits: number
  /** Document ids of programme items and exhibitors whose pages are visited, the most popular first. */
  readonly items: readonly string[]
  readonly exhibitors: readonly string[]
  readonly seed?: number
}

const SOURCES = ['', '', '', 'google.com', 'google.com', 'bing.com', 'linkedin.com', 'nieuwsbrief']
const CAMPAIGNS: Readonly<Record<string, string>> = { nieuwsbrief: 'nieuwsbrief-maart' }
const PAGES = ['home', 'programme', 'exhibitors', 'floor-plan', 'venue', 'exhibiting', 'search']
/** Lists are known best by what stands first: chosen by the square of a number between 0 and 1. */
const POPULAR = 2

/**
 * Rows of made-up visits of one day: a start of the session, pages, some searches, saved items and leads.
 * The same input gives the same rows; no two of them differ in their count alone.
 */
export function madeUpRows({ day, visits, items, exhibitors, seed = 1 }: MadeUpVisits) {
  const next = random(seed + Number(day.replaceAll('-', '')))
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const popular = (list: readonly string[]) =>
    list[Math.floor(next() ** POPULAR * list.length)] ?? ''
  const rows = new Map<string, StatisticsRow>()
  const first = firstMinuteOf(day)
  for (let visit = 0; visit < visits; visit += 1) {
    const source = one(SOURCES)
    const of = {
      // Most come between seven in the morning and eleven at night.
      minute: first + (28 + Math.floor(next() * 64)) * GRAINS.quarter,
      language: next() < 0.15 ? 'en' : 'nl',
      device: next() < 0.55 ? 'phone' : next() < 0.1 ? 'tablet' : 'desktop',
      source,
      campaign: CAMPAIGNS[source] ?? '',
      visitor: next() < 0.35 ? 'returning' : 'new',
    } as const
    const count = (
      event: StatisticsRow['event'],
      more: Partial<Pick<StatisticsRow, 'detail' | 'route' | 'document'>> = {},
    ) => {
      const row = { ...of, event, detail: '', route: 'home', document: '', ...more, count: 1 }
      const key = Object.values(row).join('\n')
      rows.set(key, { ...row, count: (rows.get(key)?.count ?? 0) + 1 })
    }
    count('session-start')
    if (source === 'nieuwsbrief') count('marketing', { detail: 'campaign' })
    for (let page = 0; page < 1 + next() * 8; page += 1) {
      const kind = next()
      if (kind < 0.35) {
        const document = popular(items)
        count('pageview', { route: 'programme-item', document })
        if (next() < 0.1) count('saved', { detail: 'session', route: 'programme-item', document })
        if (next() < 0.05)
          count('lead', { detail: 'sign-up', route: 'programme-sign-up', document })
      } else if (kind < 0.6) {
        count('pageview', { route: 'exhibitor', document: popular(exhibitors) })
      } else {
        const route = one(PAGES)
        count('pageview', { route })
        if (route === 'search') count('search', { route, detail: next() < 0.2 ? 'none' : 'found' })
        if (route === 'programme' && next() < 0.3) count('filter', { route, detail: 'thema' })
        if (route === 'floor-plan' && next() < 0.1) count('route-asked', { route })
        if (route === 'exhibiting' && next() < 0.1) {
          for (let step = 1; step <= 1 + next() * 4; step += 1)
            count('form-step', { route: 'contract-form', detail: `contract-${step}` })
          if (next() < 0.2) count('lead', { route: 'contract-form', detail: 'contract' })
        }
      }
    }
    if (next() < 0.04) count('user-sign-up', { route: 'register' })
    count('session-stop')
  }
  return [...rows.values()]
}
