import { PREVIEW_PARAMETER, signPreview } from '@beursvloer/contract/preview'
import type { UID } from '@strapi/strapi'
import settings from '../../config/settings'
import { hasPage, pagePath } from './page-paths'

interface PreviewRequest {
  readonly documentId: string
  readonly locale?: string | null
  readonly status?: string
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
  const prefix = settings.localePrefixes[locale === 'en' ? 'en' : 'nl']
  const localizedPath = path === '/' && prefix ? prefix : prefix + path
  const page = settings.siteUrl + localizedPath
  if (status === 'published') return page
  const token = await signPreview(localizedPath, settings.previewSecret, Date.now())
  return `${page}?${PREVIEW_PARAMETER}=${token}`
}
