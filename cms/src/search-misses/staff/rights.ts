import { rightIds } from '../../panel-api/rights'

/** The right to see searches without results: no personal data, so all editorial staff may. */
export const SEARCH_RIGHTS = {
  group: 'search-misses',
  category: 'zoeken',
  names: { read: 'Zoekopdrachten zonder resultaat bekijken' },
} as const

export const SEARCH_ACTIONS = rightIds(SEARCH_RIGHTS)
