import { rightIds } from '../../panel-api/rights'

/**
 * Rights on push messages. Numbers of devices are no personal data: all editorial staff may see and
 * send them.
 */
export const PUSH_RIGHTS = {
  group: 'push',
  category: 'pushberichten',
  names: {
    read: 'Pushberichten bekijken',
    send: 'Pushberichten schrijven, versturen en stoppen',
  },
} as const

export const PUSH_ACTIONS = rightIds(PUSH_RIGHTS)
