import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { type Answer, type Context, json } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { documentFigures, figuresOf, liveFigures } from './answers'
import { statisticsExport } from './export'
import { periodOf } from './period'
import { STATISTICS_RIGHTS } from './rights'
import { funnelsOf, tablesOf } from './tables'
import { type Period, TABLES, type TableName } from './views'

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
