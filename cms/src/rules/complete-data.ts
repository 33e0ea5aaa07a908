import type { Core, UID } from '@strapi/strapi'
import type { WriteParams } from './index'
import { withEdition } from './own-edition'
import { shortId } from './short-id'
import { slugForClone, withSlug } from './slug-fields'
import { withSize } from './stand-size'

type Data = Readonly<Record<string, unknown>>
type Attributes = Readonly<Record<string, { writable?: boolean; configurable?: boolean }>>

/**
 * Removes fields that only the software writes, such as the clicks of a short link: the panel sends
 * such a field back as it was when the form was opened. Strapi's own fields of the kind stay.
 */
function withoutCounted(attributes: Attributes, data: Data): Data {
  const counted = (name: string) => {
    const attribute = attributes[name]
    return attribute?.writable === false && attribute.configurable !== false
  }
  return Object.fromEntries(Object.entries(data).filter(([name]) => !counted(name)))
}

/**
 * The data to be saved, completed by the CMS: a short document id for a new document that has a
 * page, its edition, a slug, and the sizes of a stand.
 *
 * @param dutch whether the Dutch document is written; a slug is only made from Dutch words
 */
export async function completeData(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  action: 'create' | 'clone' | 'update',
  { documentId, data: given = {} }: WriteParams,
  dutch: boolean,
): Promise<Data> {
  const { attributes, options } = strapi.contentType(uid)
  const own = withoutCounted(attributes as Attributes, given)
  const data = action === 'create' ? await withEdition(strapi, uid, own) : own
  if (uid === 'api::stand.stand') return withSize(data)
  const needsId = action === 'create' && options?.draftAndPublish === true && !data.documentId
  const identified = needsId ? { ...data, documentId: shortId() } : data
  if (!('slug' in attributes)) return identified
  return action === 'clone'
    ? slugForClone(strapi, uid, identified, documentId)
    : withSlug(strapi, uid, identified, { documentId, dutch })
}

/** Gives a copy, which Strapi gives a long document id, a short one. */
export async function shortenClone(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  clone: { documentId?: string; entries?: { documentId: string }[] },
): Promise<void> {
  if (!clone.documentId || !strapi.contentType(uid).options?.draftAndPublish) return
  const documentId = shortId()
  await strapi.db
    .query(uid)
    .updateMany({ where: { documentId: clone.documentId }, data: { documentId } })
  clone.documentId = documentId
  for (const entry of clone.entries ?? []) entry.documentId = documentId
}
