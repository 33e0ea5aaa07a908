import type { Core } from '@strapi/strapi'

const EDITION = 'api::edition.edition'

/** What visitors may know and do of the current edition, as published; nothing until there is one. */
export async function currentEdition(
  strapi: Core.Strapi,
): Promise<{ readonly programmePublished: boolean; readonly registrationOpen: boolean }> {
  const settings = await strapi.db
    .query('api::site-settings.site-settings')
    .findOne({ populate: ['edition'] })
  const documentId: string | undefined = settings?.edition?.documentId
  const edition =
    documentId &&
    (await strapi.documents(EDITION).findOne({
      documentId,
      status: 'published',
      fields: ['programmePublished', 'registrationOpen'],
    }))
  return {
    programmePublished: edition ? edition.programmePublished === true : false,
    registrationOpen: edition ? edition.registrationOpen === true : false,
  }
}
