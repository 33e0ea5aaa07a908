import { rightIds } from '../../panel-api/rights'

/** Rights on figures of visits: they hold no personal data, so all who write may see them. */
export const STATISTICS_RIGHTS = {
  group: 'statistics',
  category: 'bezoek',
  names: { read: 'Bezoekcijfers bekijken', export: 'Exporteren' },
} as const

export const STATISTICS_ACTIONS = rightIds(STATISTICS_RIGHTS)
