import { type DropReason, GRAINS, quarterOf } from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import settings from '../../../config/settings'
import { type Answer, type Context, json } from '../../panel-api/answers'
import { oneOf } from '../../panel-api/query'
import { registerPanelRoutes } from '../../panel-api/routes'
import { statisticsExport } from './export'
import { ROUTE_LABELS } from './labels'
import { periodOf } from './period'
import { type Counted, sumOf, sumsBy, sumsWithin, total } from './queries'
import { STATISTICS_RIGHTS } from './rights'
import { seriesOf } from './series'
import { funnelsOf, namesOf, rankedRows, tablesOf } from './tables'
import {
  DOCUMENTS,
  type DocumentFigures,
  type Figures,
  type LiveFigures,
  type Period,
  TABLES,
  type TableName,
} from './views'

/** Most pages of what happens now. */
const LIVE_PAGES = 8

type Named = readonly [name: string, counted: Counted]

/** The figures beside the chart: of all pages, and of a document with the events that it led to. */
const SITE_AMOUNTS: readonly Named[] = [
  ['Bezoeken', { event: 'session-start' }],
  ['Paginaweergaven', { event: 'pageview' }],
  ['Registraties', { event: 'user-sign-up' }],
  ['Contracten verstuurd', { event: 'lead', detail: 'contract' }],
]
const documentAmounts = (document: string, lead: string): readonly Named[] => [
  ['Paginaweergaven', { event: 'pageview', document }],
  ['Keer bewaard', { event: 'saved', document }],
  [lead, { event: 'lead', document }],
]
const LEADS = { items: 'Plaatsen gereserveerd', exhibitors: 'Afspraken gevraagd' } as const

/** How many visited, when, and what it led to (requirements 27.2). */
async function figuresOf(
  strapi: Core.Strapi,
  period: Period,
  amounts = SITE_AMOUNTS,
  document?: string,
): Promise<Figures> {
  // Half a day is not held against a whole one.
  const before = period.kind === 'today' ? null : period.before
  const [series, dropped, ...counts] = await Promise.all([
    seriesOf(strapi, period, document),
    sumsBy(strapi, 'detail', { event: 'dropped', document }, period),
    ...amounts.map(async ([name, counted]) => ({
      name,
      count: await sumOf(strapi, counted, period),
      before: before && (await sumOf(strapi, counted, before)),
    })),
  ])
  const droppedBy = (...reasons: DropReason[]) => total(dropped, reasons)
  return {
    period,
    series,
    amounts: counts,
    dropped: {
      robots: droppedBy('bot'),
      tooOften: droppedBy('limit', 'repeated'),
      other: droppedBy('invalid', 'unknown', 'time', 'full'),
    },
  }
}

/**
 * The figures of a programme item or an exhibitor.
 * @throws NotFoundError in Dutch when there is none
 */
async function documentFigures(
  strapi: Core.Strapi,
  { type, id }: { readonly type: string; readonly id: string },
  period: Period,
): Promise<DocumentFigures> {
  const known = oneOf(['items', 'exhibitors'], type)
  const title = known && (await namesOf(strapi, known, id)).get(id)
  if (!known || !title) throw new errors.NotFoundError('Hiervan zijn geen cijfers.')
  const to = `/content-manager/collection-types/${DOCUMENTS[known].uid}/${id}?plugins[i18n][locale]=nl`
  const figures = await figuresOf(strapi, period, documentAmounts(id, LEADS[known]), id)
  return { ...figures, title, to }
}

/** The present figures, as far as the site has reported them: it does so every ten seconds. */
async function liveFigures(strapi: Core.Strapi, now: Date): Promise<LiveFigures> {
  const quarter = quarterOf(now.getTime())
  const [before, end] = [quarter - GRAINS.quarter, quarter + GRAINS.quarter]
  const [current, routes, visits] = await Promise.all([
    sumsWithin(strapi, 'route', 'pageview', [quarter, end]),
    sumsWithin(strapi, 'route', 'pageview', [before, end]),
    sumsWithin(strapi, 'route', 'session-start', [before, end]),
  ])
  return {
    now: total(current),
    recent: total(routes),
    recentVisits: total(visits),
    pages: rankedRows(routes, ROUTE_LABELS, LIVE_PAGES),
  }
}

/** The tables that an address names in `tables`; those that are none are left out. */
function tableNames({ query }: Context): readonly TableName[] {
  const asked = String(query.tables ?? '').split(',')
  return (Object.keys(TABLES) as TableName[]).filter((name) => asked.includes(name))
}

/** Opens figures of visits to the admin panel, under `/statistics`. */
export function registerStatisticsRoutes(strapi: Core.Strapi): void {
  const { csv, xlsx } = statisticsExport(strapi)
  /** Answers figures of the period that an address asks about, with what that is. */
  const figures = (answer: (period: Period, ctx: Context) => Promise<object>): Answer =>
    json(async (ctx) => {
      const period = await periodOf(strapi, ctx.query, new Date())
      return { period, ...(await answer(period, ctx)) }
    })
  registerPanelRoutes(strapi, '/statistics', STATISTICS_RIGHTS, {
    read: {
      'GET /': figures((period) => figuresOf(strapi, period)),
      'GET /live': json(() => liveFigures(strapi, new Date())),
      'GET /tables': figures(async (period, ctx) => ({
        tables: await tablesOf(strapi, tableNames(ctx), period),
      })),
      'GET /funnels': figures(async (period) => ({ funnels: await funnelsOf(strapi, period) })),
      // Where links of campaigns lead.
      'GET /site': json(async () => ({ siteUrl: settings.siteUrl })),
      'GET /documents/:type/:id': figures((period, { params }) =>
        documentFigures(strapi, { type: String(params.type), id: String(params.id) }, period),
      ),
    },
    export: { 'GET /export.csv': csv, 'GET /export.xlsx': xlsx },
  })
}
