import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { json } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { statisticsExport } from './export'
import {
  documentFigures,
  liveFigures,
  statisticsFunnels,
  statisticsOverview,
  statisticsTables,
} from './overview'
import { STATISTICS_RIGHTS } from './rights'

/** Opens figures of visits to the admin panel, under `/statistics`. */
export function registerStatisticsRoutes(strapi: Core.Strapi): void {
  const { csv, xlsx } = statisticsExport(strapi)
  const now = () => new Date()
  registerPanelRoutes(strapi, '/statistics', STATISTICS_RIGHTS, [
    ['GET', '/', 'read', json(({ query }) => statisticsOverview(strapi, query, now()))],
    ['GET', '/live', 'read', json(() => liveFigures(strapi, now()))],
    ['GET', '/tables', 'read', json(({ query }) => statisticsTables(strapi, query, now()))],
    ['GET', '/funnels', 'read', json(({ query }) => statisticsFunnels(strapi, query, now()))],
    // Where links of campaigns lead.
    ['GET', '/site', 'read', json(async () => ({ siteUrl: settings.siteUrl }))],
    ['GET', '/export.csv', 'export', csv],
    ['GET', '/export.xlsx', 'export', xlsx],
    [
      'GET',
      '/documents/:type/:id',
      'read',
      json(({ params, query }) =>
        documentFigures(strapi, { type: String(params.type), id: String(params.id), query }, now()),
      ),
    ],
  ])
}
