import { dutchFieldsOf } from '@beursvloer/contract/content/dutch-fields'
import type { Core, UID } from '@strapi/strapi'
import { labelOf } from './empty-fields'
import { readDraft, readType } from './site-requirements'

/**
 * The labels of fields whose Dutch text the English site shows, of a document's drafts: empty in
 * English and not in Dutch. Null while one of the two languages does not exist.
 */
export async function untranslatedFields(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<readonly string[] | null> {
  const type = readType(uid)
  if (!type) return null
  const [dutch, english] = [
    await readDraft(strapi, uid, type, documentId, 'nl'),
    await readDraft(strapi, uid, type, documentId, 'en'),
  ]
  if (!dutch || !english) return null
  return dutchFieldsOf(type.localized, dutch, english).map((field) => labelOf(strapi, uid, field))
}
