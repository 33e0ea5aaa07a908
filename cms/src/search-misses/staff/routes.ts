import type { Core } from '@strapi/strapi'
import { json } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { KEPT_DAYS, MIN_SEARCHES, MISSES_TABLE } from '../misses'
import { SEARCH_RIGHTS } from './rights'
import type { MissedTerm, MissesOverview } from './views'

/** Maximum of shown terms. */
const SHOWN = 200

/** Visitors' searches without results, by frequency. */
async function missesOverview(strapi: Core.Strapi): Promise<MissesOverview> {
  const { connection } = strapi.db
  const rows: readonly MissedTerm[] = await connection(MISSES_TABLE)
    .select('term', 'language')
    .select({
      count: connection.raw('sum(??)', ['count']),
      lastDay: connection.raw('max(??)', ['day']),
    })
    .groupBy('term', 'language')
    .havingRaw('sum(??) >= ?', ['count', MIN_SEARCHES])
    .orderByRaw('sum(??) desc, term', ['count'])
    .limit(SHOWN)
  const [all] = await connection(MISSES_TABLE).sum({ searches: 'count' })
  return {
    terms: rows.map((row) => ({ ...row, count: Number(row.count) })),
    searches: Number(all?.searches ?? 0),
    days: KEPT_DAYS,
    from: MIN_SEARCHES,
  }
}

/** Opens the figures to the admin panel, under `/search-misses`. */
export const registerSearchRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/search-misses', SEARCH_RIGHTS, {
    read: { 'GET /': json(() => missesOverview(strapi)) },
  })
