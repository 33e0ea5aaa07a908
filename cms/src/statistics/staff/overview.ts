import { type DropReason, GRAINS, quarterOf } from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { fairDate } from '../../fair/dates'
import { oneOf, type Query } from '../../panel-api/query'
import { COUNTED_TYPES, type CountedType, namesOf } from './document-names'
import { readEditions } from './editions'
import { funnelsOf } from './funnels'
import { ROUTE_LABELS } from './labels'
import { readPeriodOf } from './period'
import { type Counted, sumOf, sumPerDetail, sumSince } from './queries'
import { rankedRows } from './ranked'
import { seriesOf } from './series'
import { tableOf } from './tables'
import {
  type Amount,
  type DocumentFigures,
  type Dropped,
  type FunnelsAnswer,
  type LiveFigures,
  type Overview,
  type Period,
  TABLE_NAMES,
  type TablesAnswer,
} from './views'

/** Most pages of what happens now. */
const LIVE_PAGES = 8

/** The period that an address asks about. */
export const periodOf = async (strapi: Core.Strapi, query: Query, now: Date): Promise<Period> =>
  readPeriodOf(query, fairDate(now), await readEditions(strapi))

async function amountOf(
  strapi: Core.Strapi,
  counted: Counted,
  period: Period,
  document?: string,
): Promise<Amount> {
  const [count, before] = await Promise.all([
    sumOf(strapi, counted, period, document),
    // Half a day is not held against a whole one.
    period.before && period.kind !== 'today'
      ? sumOf(strapi, counted, period.before, document)
      : null,
  ])
  return { count, before }
}

/** What was sent and not counted, by what it means. */
async function droppedIn(strapi: Core.Strapi, period: Period): Promise<Dropped> {
  const counts = await sumPerDetail(strapi, { event: 'dropped' }, period)
  const of = (reason: DropReason) => counts.get(reason) ?? 0
  return {
    robots: of('bot'),
    tooOften: of('limit') + of('repeated'),
    other: of('invalid') + of('unknown') + of('time') + of('full'),
  }
}

/** How many visited, when, and what it led to (requirements 27.2). */
export async function statisticsOverview(
  strapi: Core.Strapi,
  query: Query,
  now: Date,
): Promise<Overview> {
  const period = await periodOf(strapi, query, now)
  const of = (counted: Counted) => amountOf(strapi, counted, period)
  const [views, visits, signUps, contracts, series, dropped] = await Promise.all([
    of({ event: 'pageview' }),
    of({ event: 'session-start' }),
    of({ event: 'user-sign-up' }),
    of({ event: 'lead', details: ['contract'] }),
    seriesOf(strapi, period),
    droppedIn(strapi, period),
  ])
  return { period, views, visits, signUps, contracts, series, dropped }
}

/** Some of the tables, by their names in `tables`; those that are none are left out. */
export async function statisticsTables(
  strapi: Core.Strapi,
  query: Query,
  now: Date,
): Promise<TablesAnswer> {
  const period = await periodOf(strapi, query, now)
  const asked = String(query.tables ?? '').split(',')
  const names = TABLE_NAMES.filter((name) => asked.includes(name))
  const tables = await Promise.all(names.map((name) => tableOf(strapi, name, period)))
  return { period, tables }
}

export async function statisticsFunnels(
  strapi: Core.Strapi,
  query: Query,
  now: Date,
): Promise<FunnelsAnswer> {
  const period = await periodOf(strapi, query, now)
  return { period, funnels: await funnelsOf(strapi, period) }
}

/** What happens now, as far as the site has told: it does so every ten seconds. */
export async function liveFigures(strapi: Core.Strapi, now: Date): Promise<LiveFigures> {
  const quarter = quarterOf(now.getTime())
  const since = quarter - GRAINS.quarter
  const [current, routes, visits] = await Promise.all([
    sumSince(strapi, { event: 'pageview' }, quarter),
    sumSince(strapi, { event: 'pageview' }, since),
    sumSince(strapi, { event: 'session-start' }, since),
  ])
  const sum = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((all, count) => all + count, 0)
  const sorted = new Map([...routes].sort(([, a], [, b]) => b - a))
  return {
    at: now.toISOString(),
    now: sum(current),
    recent: sum(routes),
    recentVisits: sum(visits),
    pages: rankedRows(sorted, (key) => ({ label: ROUTE_LABELS[key] ?? key }), LIVE_PAGES),
  }
}

/**
 * The figures of a programme item or an exhibitor.
 * @throws NotFoundError in Dutch when there is none
 */
export async function documentFigures(
  strapi: Core.Strapi,
  { type, id, query }: { readonly type: string; readonly id: string; readonly query: Query },
  now: Date,
): Promise<DocumentFigures> {
  const known = oneOf(Object.keys(COUNTED_TYPES) as CountedType[], type)
  const title = known && (await namesOf(strapi, known, [id])).get(id)
  if (!known || title === null || title === undefined)
    throw new errors.NotFoundError('Hiervan zijn geen cijfers.')
  const period = await periodOf(strapi, query, now)
  const of = (counted: Counted) => amountOf(strapi, counted, period, id)
  const [views, saved, leads, tooOften, series] = await Promise.all([
    of({ event: 'pageview' }),
    of({ event: 'saved' }),
    of({ event: 'lead' }),
    sumOf(strapi, { event: 'dropped', details: ['limit'] }, period, id),
    seriesOf(strapi, period, id),
  ])
  const to = `/content-manager/collection-types/${COUNTED_TYPES[known].uid}/${id}?plugins[i18n][locale]=nl`
  return { period, title, to, views, saved, leads, tooOften, series }
}
