import { EDITION_PATHS, type EditionType } from '@beursvloer/contract/content/editions'
import type { Core } from '@strapi/strapi'
import { readSettings } from './editions'

/** A condition on what a type of content hangs on, up to its edition. */
const along = (type: EditionType, condition: object): object =>
  EDITION_PATHS[type].reduceRight((inside: object, field) => ({ [field]: inside }), condition)

/** The condition that a document is of one edition alone, or names it among others. */
export const inEdition = (type: EditionType, edition: string): object =>
  along(type, { documentId: edition })

/** The condition that a document is of an edition, or of every one. */
export const ofEdition = (type: EditionType, edition: string) => ({
  $or: [
    inEdition(type, edition),
    along(type, { documentId: { $null: true } }),
    ...(type === 'exhibitor' ? [{ stands: inEdition('stand', edition) }] : []),
  ],
})

export const isOfEditions = (type: string): type is EditionType => type in EDITION_PATHS

/** The condition that a document is part of the current fair; every document while there is no edition. */
export async function ofCurrentEdition(strapi: Core.Strapi, type: string): Promise<object> {
  if (!isOfEditions(type)) return {}
  const edition = (await readSettings(strapi))?.edition
  return edition ? ofEdition(type, edition.documentId) : {}
}
