import type { Core } from '@strapi/strapi'
import { json } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { missesOverview } from './overview'
import { SEARCH_RIGHTS } from './rights'

/** Opens the figures to the admin panel, under `/search-misses`. */
export const registerSearchRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/search-misses', SEARCH_RIGHTS, {
    read: { 'GET /': json(() => missesOverview(strapi)) },
  })
