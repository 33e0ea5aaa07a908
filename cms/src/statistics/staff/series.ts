import { daysAfter } from '@beursvloer/contract/fair-time'
import type { Core } from '@strapi/strapi'
import { daysFrom } from './period'
import { type Counted, sumPerDay, sumPerHour } from './queries'
import type { Days, Period, Point } from './views'

const HOURS = 24
/** Most points of a day each; a longer period is drawn in weeks. */
const MAX_DAYS = 92
const WEEK_DAYS = 7

const VIEWS: Counted = { event: 'pageview' }
const VISITS: Counted = { event: 'session-start' }

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The hours of a day; empty once only its total is kept. */
async function hoursOf(strapi: Core.Strapi, { from, before }: Period): Promise<readonly Point[]> {
  const [views, visits, viewsBefore] = await Promise.all([
    sumPerHour(strapi, VIEWS, from),
    sumPerHour(strapi, VISITS, from),
    before ? sumPerHour(strapi, VIEWS, before.from) : new Map<number, number>(),
  ])
  if (views.size === 0) return []
  const of = (counts: ReadonlyMap<number, number>, hour: number) => counts.get(hour) ?? 0
  return Array.from({ length: HOURS }, (_, hour) => ({
    at: hourText(hour),
    until: hourText(hour),
    views: of(views, hour),
    visits: of(visits, hour),
    viewsBefore: viewsBefore.size > 0 ? of(viewsBefore, hour) : null,
  }))
}

interface Bucket extends Days {
  /** Days after the first one. */
  readonly first: number
  readonly last: number
}

/** The days of a period, or its weeks where there are too many of them. */
function bucketsOf({ from, until }: Days): readonly Bucket[] {
  const days = daysFrom(from, until) + 1
  const size = days > MAX_DAYS ? WEEK_DAYS : 1
  return Array.from({ length: Math.ceil(days / size) }, (_, at) => {
    const first = at * size
    const last = Math.min(first + size, days) - 1
    return { first, last, from: daysAfter(from, first), until: daysAfter(from, last) }
  })
}

/** Adds up what days have from one to another, counted from a date. */
function sumBetween(
  counts: ReadonlyMap<string, number>,
  begin: string,
  { first, last }: Bucket,
): number {
  let sum = 0
  for (let day = first; day <= last; day += 1) sum += counts.get(daysAfter(begin, day)) ?? 0
  return sum
}

/**
 * Views and visits over a period, held against the edition before: by hour of one day, by day, or by week.
 * @param document narrows down to one document, of which visits are not known
 */
export async function seriesOf(
  strapi: Core.Strapi,
  period: Period,
  document?: string,
): Promise<readonly Point[]> {
  const { from, until, before } = period
  if (from === until && document === undefined) {
    const hours = await hoursOf(strapi, period)
    if (hours.length > 0) return hours
  }
  const [views, visits, viewsBefore] = await Promise.all([
    sumPerDay(strapi, VIEWS, period, document),
    document === undefined ? sumPerDay(strapi, VISITS, period) : new Map<string, number>(),
    before ? sumPerDay(strapi, VIEWS, before, document) : new Map<string, number>(),
  ])
  return bucketsOf({ from, until }).map((bucket) => ({
    at: bucket.from,
    until: bucket.until,
    views: sumBetween(views, from, bucket),
    visits: sumBetween(visits, from, bucket),
    viewsBefore:
      before && viewsBefore.size > 0 ? sumBetween(viewsBefore, before.from, bucket) : null,
  }))
}
