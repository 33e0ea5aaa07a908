import { rightIds } from '../../panel-api/rights'

/**
 * Permissions for the statistics: they contain no personal data, so all users who may write may see
 * them.
 */
export const STATISTICS_RIGHTS = {
  group: 'statistics',
  category: 'bezoek',
  names: { read: 'Bezoekcijfers bekijken', export: 'Exporteren' },
} as const

export const STATISTICS_ACTIONS = rightIds(STATISTICS_RIGHTS)
