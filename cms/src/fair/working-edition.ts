import { EDITION_PATHS } from '@beursvloer/contract/content/editions'
import type { Core } from '@strapi/strapi'
import { readSettings } from './editions'
import { isOfEditions, ofEdition } from './of-edition'

/** The cookie with the working edition of a user of the panel. */
export const EDITION_COOKIE = 'beursvloer-edition'
/** Its value for the lists of all editions. */
export const ALL_EDITIONS = 'all'

/** The edition that the current request works in: the chosen one, else the current one; null without either. */
export async function workingEdition(strapi: Core.Strapi): Promise<string | null> {
  const chosen = strapi.requestContext.get()?.cookies.get(EDITION_COOKIE)
  const known =
    chosen &&
    chosen !== ALL_EDITIONS &&
    (await strapi.documents('api::edition.edition').findOne({ documentId: chosen, locale: 'nl' }))
  return known ? known.documentId : ((await readSettings(strapi))?.edition?.documentId ?? null)
}

/**
 * The condition that a document is where its names are looked up: of the edition that is worked in, for what is of
 * one edition alone. Whoever goes on, such as an exhibitor, is found whatever edition they are of.
 */
export async function inWorkingEdition(strapi: Core.Strapi, type: string): Promise<object> {
  if (!isOfEditions(type) || EDITION_PATHS[type].at(-1) !== 'edition') return {}
  const edition = await workingEdition(strapi)
  return edition ? ofEdition(type, edition) : {}
}

/** An edition as lists name it. */
interface ListedEdition {
  readonly name: string
  readonly year: number
}

/** The edition that the lists of the current request show; null for all, and while there is only one. */
export async function listedEdition(strapi: Core.Strapi): Promise<ListedEdition | null> {
  if (strapi.requestContext.get()?.cookies.get(EDITION_COOKIE) === ALL_EDITIONS) return null
  const chosen = await workingEdition(strapi)
  const editions = await strapi.documents('api::edition.edition').findMany({
    locale: 'nl',
    fields: ['name', 'year'],
  })
  const found = editions.find(({ documentId }) => documentId === chosen)
  return found && editions.length > 1
    ? { name: String(found.name), year: Number(found.year) }
    : null
}
