import { datesFrom, daysAfter } from '@beursvloer/contract/fair-time'
import { firstMinuteOf } from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { sumsBy, sumsWithin, total } from './queries'
import type { Counts, Days, Period, Point } from './views'

const HOURS = 24
/** Most points of a day each; a longer period is drawn in weeks. */
const MAX_DAYS = 92
const WEEK_DAYS = 7
const NOTHING: Counts = new Map()

type Bucket = ReturnType<typeof bucketsOf>[number]

const HOUR_BUCKETS: readonly Bucket[] = Array.from({ length: HOURS }, (_, hour) => {
  const at = `${String(hour).padStart(2, '0')}:00`
  return { at, until: at, keys: [String(hour)], keysBefore: [String(hour)] }
})

/** The days of a period, or its weeks where there are too many of them. */
function bucketsOf({ from, until, before }: Period) {
  const dates = datesFrom(from, until)
  const datesBefore = before ? datesFrom(before.from, before.until) : []
  const size = dates.length > MAX_DAYS ? WEEK_DAYS : 1
  return Array.from({ length: Math.ceil(dates.length / size) }, (_, at) => {
    const [first, end] = [at * size, (at + 1) * size]
    const keys = dates.slice(first, end)
    const keysBefore = datesBefore.slice(first, end)
    return { at: keys[0] ?? from, until: keys.at(-1) ?? until, keys, keysBefore }
  })
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
  const points = (buckets: readonly Bucket[], [views, visits, viewsBefore]: readonly Counts[]) =>
    buckets.map(({ at, until, keys, keysBefore }) => ({
      at,
      until,
      views: total(views ?? NOTHING, keys),
      visits: total(visits ?? NOTHING, keys),
      viewsBefore: viewsBefore?.size ? total(viewsBefore, keysBefore) : null,
    }))
  if (from === until && document === undefined) {
    const perHour = (event: 'pageview' | 'session-start', day: string) =>
      sumsWithin(strapi, 'hour', event, [firstMinuteOf(day), firstMinuteOf(daysAfter(day, 1))])
    const hours = await Promise.all([
      perHour('pageview', from),
      perHour('session-start', from),
      before ? perHour('pageview', before.from) : NOTHING,
    ])
    if (hours[0].size > 0) return points(HOUR_BUCKETS, hours)
  }
  const perDay = (event: 'pageview' | 'session-start', days: Days) =>
    sumsBy(strapi, 'day', { event, document }, days)
  const days = await Promise.all([
    perDay('pageview', period),
    document === undefined ? perDay('session-start', period) : NOTHING,
    before ? perDay('pageview', before) : NOTHING,
  ])
  return points(bucketsOf(period), days)
}
