import { tagHost, tagOf, tagVersion } from '@beursvloer/contract/statistics/tag'
import type { Core } from '@strapi/strapi'
import { logSecurity } from '../logging/security-log'
import { SETTINGS } from './figures'

const WRITING: readonly string[] = ['create', 'update', 'delete']

/**
 * Logs what visitors are asked to agree to, whenever that changes: their browsers keep the version that
 * they agreed to, and this line says what it was.
 */
export function logConsentTexts(strapi: Core.Strapi): void {
  const current = async () => {
    const [nl, en] = await Promise.all(
      (['nl', 'en'] as const).map((locale) => strapi.documents(SETTINGS).findFirst({ locale })),
    )
    const tag = tagOf(nl ?? null, en ?? null)
    return tag && { version: tagVersion(tag), host: tagHost(tag), ...tag.purpose }
  }
  strapi.documents.use(async ({ uid, action }, next) => {
    if (uid !== SETTINGS || !WRITING.includes(action)) return next()
    const before = await current()
    const result = await next()
    const after = await current()
    if (after && after.version !== before?.version) logSecurity(strapi, 'consent-text', after)
    return result
  })
}
