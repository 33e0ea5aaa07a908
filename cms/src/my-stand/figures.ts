import { DAY_MS, MINUTE_MS } from '@beursvloer/contract/durations'
import type { DayFigures, StandOverview } from '@beursvloer/contract/my-stand/overview'
import {
  FIGURE_DAYS,
  FIGURE_NAMES,
  FIGURE_WEEKS,
  type FigureName,
  MIN_COMPARED,
  sizeClassOf,
} from '@beursvloer/contract/my-stand/terms'
import type { EventType } from '@beursvloer/contract/statistics/events'
import type { Core } from '@strapi/strapi'
import { standHolders } from '../exhibitor-badges/badges'
import { fairDate } from '../fair/dates'
import { leadsOf } from '../leads/rows'
import { DAYS_TABLE } from '../statistics/figures'
import { medianOf } from './median'

const WEEK_DAYS = 7

const EVENTS: Readonly<Record<Exclude<FigureName, 'leads'>, EventType>> = {
  views: 'pageview',
  saved: 'saved',
  routes: 'route-asked',
  downloads: 'download',
}

/** The last days, the oldest first. */
const daysUntilNow = (now: Date, length = FIGURE_WEEKS * WEEK_DAYS): readonly string[] =>
  Array.from({ length }, (_, ago) => fairDate(new Date(now.getTime() - ago * DAY_MS))).reverse()

interface Counted {
  readonly exhibitor: string
  readonly day: string
  readonly count: number | string
}

/** What was counted of some exhibitors on some days. */
async function countsOf(
  strapi: Core.Strapi,
  name: FigureName,
  exhibitors: readonly string[],
  days: readonly string[],
): Promise<readonly Counted[]> {
  const from = days[0] ?? ''
  if (name !== 'leads')
    return strapi.db
      .connection(DAYS_TABLE)
      .where({ event: EVENTS[name], dimension: 'document' })
      .whereIn('value', exhibitors)
      .whereBetween('day', [from, days.at(-1) ?? ''])
      .select('day', { exhibitor: 'value' })
      .sum({ count: 'count' })
      .groupBy('day', 'value')
  const rows: { exhibitor: string; scannedAt: string }[] = await leadsOf(strapi).findMany({
    select: ['exhibitor', 'scannedAt'],
    where: {
      ...{ exhibitor: { $in: exhibitors }, state: 'shared' },
      scannedAt: { $gte: new Date(from) },
    },
  })
  return rows.map(({ exhibitor, scannedAt }) => ({
    ...{ exhibitor, day: fairDate(new Date(scannedAt)), count: 1 },
  }))
}

type Medians = NonNullable<StandOverview['figures']>['medians']

/** How long medians are remembered, in ms: they need a look at every stand. */
const REMEMBERED_MS = 10 * MINUTE_MS
const remembered = new Map<number, { readonly until: number; readonly found: Promise<Medians> }>()

/** The median of all exhibitors with a stand of a size; null while there are too few to hide each. */
async function readMedians(strapi: Core.Strapi, size: number, now: Date): Promise<Medians> {
  const alike = (await standHolders(strapi)).filter(({ area }) => sizeClassOf(area) === size)
  if (alike.length < MIN_COMPARED) return null
  const ids = alike.map(({ documentId }) => documentId)
  const days = daysUntilNow(now)
  const found: [FigureName, number][] = []
  for (const name of FIGURE_NAMES) {
    const groups = Map.groupBy(
      await countsOf(strapi, name, ids, days),
      ({ exhibitor }) => exhibitor,
    )
    const totals = ids.map((id) =>
      (groups.get(id) ?? []).reduce((sum, { count }) => sum + Number(count), 0),
    )
    found.push([name, medianOf(totals)])
  }
  return { stands: alike.length, ...(Object.fromEntries(found) as Record<FigureName, number>) }
}

function mediansOf(strapi: Core.Strapi, size: number, now: Date): Promise<Medians> {
  const kept = remembered.get(size)
  if (kept && kept.until > now.getTime()) return kept.found
  const found = readMedians(strapi, size, now)
  remembered.set(size, { found, until: now.getTime() + REMEMBERED_MS })
  found.catch(() => remembered.delete(size))
  return found
}

/**
 * How often the page of an exhibitor was seen, the exhibitor saved, a file of it taken and details
 * shared with it, in each of the last weeks, beside the median of stands of its size.
 * @returns null when nothing was counted
 */
export async function exhibitorFigures(
  strapi: Core.Strapi,
  exhibitorId: string,
  now: Date,
): Promise<StandOverview['figures']> {
  const days = daysUntilNow(now)
  const counted: [FigureName, number[]][] = []
  for (const name of FIGURE_NAMES) {
    const weeks = new Array<number>(FIGURE_WEEKS).fill(0)
    for (const { day, count } of await countsOf(strapi, name, [exhibitorId], days)) {
      const week = Math.floor(days.indexOf(day) / WEEK_DAYS)
      weeks[week] = (weeks[week] ?? 0) + Number(count)
    }
    counted.push([name, weeks])
  }
  if (counted.every(([, weeks]) => weeks.every((count) => count === 0))) return null
  const [holder] = await standHolders(strapi, exhibitorId)
  const size = sizeClassOf(holder?.area ?? 0)
  return {
    ...(Object.fromEntries(counted) as Record<FigureName, number[]>),
    weeks: days.filter((_, at) => at % WEEK_DAYS === 0),
    medians: size === null ? null : await mediansOf(strapi, size, now),
  }
}

/** What was counted of an exhibitor, day by day, the oldest first. */
export async function exhibitorDays(
  strapi: Core.Strapi,
  exhibitorId: string,
  now: Date,
): Promise<DayFigures> {
  const none = Object.fromEntries(FIGURE_NAMES.map((name) => [name, 0])) as Record<
    FigureName,
    number
  >
  const found = new Map<string, DayFigures[number]>()
  const days = daysUntilNow(now, FIGURE_DAYS)
  for (const name of FIGURE_NAMES)
    for (const { day, count } of await countsOf(strapi, name, [exhibitorId], days)) {
      const row = found.get(day) ?? { day, ...none }
      row[name] += Number(count)
      found.set(day, row)
    }
  return [...found.values()].sort((a, b) => a.day.localeCompare(b.day))
}
