import type { Core } from '@strapi/strapi'
import { registerRights } from '../../panel-api/routes'

/** Makes the rights on visitors known to the admin panel. */
export const registerVisitorActions = (strapi: Core.Strapi): Promise<void> =>
  registerRights(strapi, {
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
  })
