import { rightIds } from '../../panel-api/rights'

/**
 * Rights on visitors. Accounts hold personal data, and wishes health data: Organisator has all of them,
 * Redacteur none (decision 26).
 */
export const VISITOR_RIGHTS = {
  group: 'visitors',
  category: 'bezoekers',
  names: {
    read: 'Bekijken, met cijfers',
    wishes: 'Toegankelijkheidswensen bekijken en exporteren',
    handle: 'Blokkeren, deblokkeren, bevestiging opnieuw sturen',
    address: 'E-mailadres wijzigen',
    export: 'Exporteren',
    delete: 'Verwijderen',
  },
} as const

export type VisitorAction = keyof typeof VISITOR_RIGHTS.names
export const VISITOR_ACTIONS = rightIds(VISITOR_RIGHTS)
