import { rightIds } from '../../panel-api/rights'

/**
 * Rights on sign-ups. The occupancy of items is no personal data: all editorial staff may see it.
 * Names are personal data (decision 26).
 */
export const SIGN_UP_RIGHTS = {
  group: 'sign-ups',
  category: 'aanmeldingen',
  names: {
    overview: 'Bezetting van onderdelen bekijken',
    read: 'Bekijken wie zich aanmeldde',
    handle: 'Aanmelden, afmelden, plaatsen geven, overzetten, aanwijzen wie incheckt',
    mail: 'Mail sturen aan aangemelden',
    export: 'Exporteren',
  },
} as const

export type SignUpAction = keyof typeof SIGN_UP_RIGHTS.names
export const SIGN_UP_ACTIONS = rightIds(SIGN_UP_RIGHTS)
