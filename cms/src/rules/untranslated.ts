import { isBlank } from '@beursvloer/contract/content/is-blank'
import type { Core, UID } from '@strapi/strapi'
import { labelOf } from './empty-fields'
import { readDraft, readType } from './on-site'

/**
 * What visitors read in Dutch on the English site, of a document as its drafts are: the labels of fields
 * that are empty in English and not in Dutch. Null while one of the two is not written at all.
 */
export async function untranslatedFields(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<readonly string[] | null> {
  const type = readType(uid)
  if (!type) return null
  const fields = Object.keys(type.localized).filter((field) => field !== 'seo')
  const [dutch, english] = [
    await readDraft(strapi, uid, type, documentId, 'nl'),
    await readDraft(strapi, uid, type, documentId, 'en'),
  ]
  if (!dutch || !english) return null
  return fields
    .filter((field) => isBlank(english[field]) && !isBlank(dutch[field]))
    .map((field) => labelOf(strapi, uid, field))
}
