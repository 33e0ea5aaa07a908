import { isDeepStrictEqual } from 'node:util'
import type { Core, UID } from '@strapi/strapi'
import { checkFields } from './field-checks'
import { throwProblems } from './field-problem'
import type { WriteParams } from './index'
import {
  type Data,
  isLocalized,
  ownData,
  sharedFields,
  translatedData,
  type Version,
  versionsOf,
} from './shared-fields'
import { withVisibleTexts } from './visible-texts'

/** The language of the documents that hold the shared fields. */
const DUTCH = 'nl'

const isDutch = ({ locale }: Version): boolean => locale === DUTCH
const isPublic = ({ publishedAt }: Version): boolean => publishedAt !== null

/**
 * Copies the shared fields of a Dutch version to a translation; only its own texts mark it as
 * changed.
 */
async function copyShared(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  dutch: Version,
  translation: Version,
): Promise<void> {
  const data = await translatedData(strapi, uid, dutch, translation.locale)
  if (isDeepStrictEqual(data, ownData(strapi, uid, translation))) return
  const documents = strapi.documents(uid)
  const components = (await documents.updateComponents(translation, data as never)) as Data
  const values: Data = documents.omitComponentData(data as never)
  const rows = strapi.db.query(uid)
  const where = { id: translation.id }
  await rows.update({ where, data: { ...values, ...components } })
  await rows.updateMany({ where, data: { updatedAt: translation.updatedAt } })
}

/**
 * Copies the shared fields of a Dutch document to its translations: draft to draft, published to
 * published. A translation without a Dutch document stays as it is.
 */
export async function shareFields(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<void> {
  const where = { documentId, locale: { $ne: DUTCH } }
  if (!isLocalized(strapi, uid) || (await strapi.db.query(uid).count({ where })) === 0) return
  const versions = await versionsOf(strapi, uid, documentId)
  for (const translation of versions.filter((version) => !isDutch(version))) {
    const dutch = versions.find((one) => isDutch(one) && isPublic(one) === isPublic(translation))
    if (dutch) await copyShared(strapi, uid, dutch, translation)
  }
}

/**
 * The data of a translation to save, without shared fields, which are changed in Dutch. A new
 * translation gets them from the Dutch draft: Strapi refuses to make one when a component leads to
 * an untranslated document. All fields stay while there is no Dutch document.
 */
export async function translationData(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale, data = {} }: WriteParams,
): Promise<Data> {
  const versions = documentId ? await versionsOf(strapi, uid, documentId) : []
  const dutch = versions.find((one) => isDutch(one) && !isPublic(one)) ?? versions.find(isDutch)
  if (!dutch) return data
  const shared = sharedFields(strapi, uid).map(([name]) => name)
  const own = Object.entries(data).filter(([name]) => !shared.includes(name))
  const isNew = versions.every((version) => version.locale !== locale)
  const copied = isNew ? await translatedData(strapi, uid, dutch, String(locale)) : {}
  return { ...Object.fromEntries(own), ...copied }
}

/**
 * Makes the draft of a translation that is not there yet, from its own texts and the shared fields
 * of the Dutch draft. By table, as shared fields are copied: the document service reads a document
 * six times to do the same.
 * @param own without relations
 */
export async function createTranslation(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId = '', locale, data: own = {} }: WriteParams,
): Promise<void> {
  const texts = withVisibleTexts(strapi, uid, own)
  throwProblems(checkFields(strapi, uid, texts))
  const data = await translationData(strapi, uid, { documentId, locale, data: texts })
  const documents = strapi.documents(uid)
  const rows = strapi.db.query(uid)
  const values = documents.omitComponentData(data as never) as Data
  const row = await rows.create({ data: { ...values, documentId, locale, publishedAt: null } })
  const components = (await documents.updateComponents(row, data as never)) as Data
  const isFilled = (component: unknown) => [component ?? []].flat().length > 0
  if (Object.values(components).some(isFilled))
    await rows.update({ where: { id: row.id }, data: components })
}

/**
 * Prepares a document for publishing in other languages than Dutch: their drafts get the shared
 * fields of the published Dutch document, replacing later changes. Afterwards `shareFields`
 * restores those of the Dutch draft.
 */
export async function shareBeforePublishing(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
): Promise<void> {
  const versions = documentId ? await versionsOf(strapi, uid, documentId) : []
  const dutch = versions.find((version) => isDutch(version) && isPublic(version))
  if (!dutch) return
  for (const version of versions)
    if (!isDutch(version) && !isPublic(version)) await copyShared(strapi, uid, dutch, version)
}
