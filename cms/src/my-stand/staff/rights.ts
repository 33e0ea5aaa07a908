import { rightIds } from '../../panel-api/rights'

/** Rights on what exhibitors do in their own area. */
export const MY_STAND_RIGHTS = {
  group: 'my-stand',
  category: 'standhouders',
  names: {
    review: 'Presentaties van standhouders beoordelen',
    tasks: 'Taken en nieuws voor standhouders beheren, en antwoorden zien',
    invoices: 'Facturen van standhouders importeren',
    settings: 'Instellingen van Mijn stand wijzigen',
    members: 'Mensen van standhouders uitnodigen en intrekken',
  },
} as const

export const MY_STAND_ACTIONS = rightIds(MY_STAND_RIGHTS)
