import type { Core } from '@strapi/strapi'
import type { SubmissionAction } from './actions'

const NAMES: Readonly<Record<SubmissionAction, string>> = {
  read: 'Bekijken, met bestanden',
  handle: 'Behandelen: status, notities, mail, standhouder maken',
  export: 'Exporteren',
  delete: 'Verwijderen',
}

/** Makes the actions known to the admin panel; must be done before its own start removes unknown ones. */
export async function registerSubmissionActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission')
  await actionProvider.registerMany(
    Object.entries(NAMES).map(([action, displayName]) => ({
      uid: `submissions.${action}`,
      displayName,
      section: 'settings',
      category: 'inzendingen',
    })),
  )
}
