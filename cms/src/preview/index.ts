import { editionBase } from '@beursvloer/contract/page-addresses'
import { PREVIEW_PARAMETER, signPreview } from '@beursvloer/contract/preview'
import type { UID } from '@strapi/strapi'
import settings from '../../config/settings'
import { currentEdition } from '../fair/editions'
import { isOfEditions } from '../fair/of-edition'
import { editionsOfDocument } from '../rules/own-edition'
import { hasPage, pagePath } from './page-paths'

interface PreviewRequest {
  readonly documentId: string
  readonly locale?: string | null
  readonly status?: string
}

/** The edition below whose year a document is shown; null for what the current edition shows. */
async function otherEdition(uid: UID.ContentType, documentId: string) {
  const type = uid.split('.').at(-1) ?? ''
  const current = isOfEditions(type) ? await currentEdition(strapi) : null
  if (!current || !isOfEditions(type)) return null
  const editions = await editionsOfDocument(strapi, type, documentId)
  const [other] = editions
  if (!other || editions.some((one) => one.documentId === current.documentId)) return null
  return { year: other.year, isComing: other.year > current.year }
}

/**
 * The address of the Preview button: the public page of a published document, or the same page with
 * a signed token for its draft. Undefined, so no preview, for types without a page and for
 * documents without an address yet.
 */
export async function previewUrl(
  uid: UID.ContentType,
  { documentId, locale, status }: PreviewRequest,
): Promise<string | undefined> {
  if (!hasPage(uid)) return undefined
  const document = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, ...(locale && { locale }) } })
  const path = document && pagePath(uid, document)
  if (!path) return undefined
  const other = await otherEdition(uid, documentId)
  const language = settings.localePrefixes[locale === 'en' ? 'en' : 'nl']
  const prefix = language + (other ? editionBase(other.year) : '')
  const localizedPath = path === '/' && prefix ? prefix : prefix + path
  const page = settings.siteUrl + localizedPath
  if (status === 'published' && !other?.isComing) return page
  const token = await signPreview(localizedPath, settings.previewSecret, Date.now())
  return `${page}?${PREVIEW_PARAMETER}=${token}`
}
