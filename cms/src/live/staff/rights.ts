import { rightIds } from '../../panel-api/rights'

/** The right to publish live facts: no personal data, so all editorial staff may. */
export const LIVE_RIGHTS = {
  group: 'live',
  category: 'live',
  names: { tell: 'Een melding plaatsen, en zeggen welke zaal vol is' },
} as const

export const LIVE_ACTIONS = rightIds(LIVE_RIGHTS)
