import type { Core } from '@strapi/strapi'
import { registerRights } from '../../panel-api/routes'

/** Makes the rights on submissions known to the admin panel. */
export const registerSubmissionActions = (strapi: Core.Strapi): Promise<void> =>
  registerRights(strapi, {
    group: 'submissions',
    category: 'inzendingen',
    names: {
      read: 'Bekijken, met bestanden',
      handle: 'Behandelen: status, notities, mail, standhouder of vacature maken',
      export: 'Exporteren',
      delete: 'Verwijderen',
    },
  })
