import type { Core, UID } from '@strapi/strapi'
import { withLock } from '../transactions/with-lock'
import { checkAfterWrite } from './check-after-write'
import { completeData, shortenClone } from './complete-data'
import { checkFields } from './field-checks'
import { throwProblems } from './field-problem'
import { isLocalized } from './shared-fields'
import { checkGiven, checkSiteRequirements } from './site-requirements'
import { moveRedirects, publishedPath } from './slug-redirects'
import { shareBeforePublishing, shareFields, translationData } from './translations'
import { withVisibleTexts } from './visible-texts'

/** The parameters of a document service action that the rules read. */
export interface WriteParams {
  readonly documentId?: string
  readonly locale?: string | readonly string[] | null
  readonly status?: string
  readonly data?: Readonly<Record<string, unknown>>
}

const WRITES: readonly string[] = ['create', 'clone', 'update', 'publish', 'discardDraft']

/** The languages that an action reaches. */
export const localesOf = (locale: WriteParams['locale']): readonly string[] =>
  locale === '*' ? ['nl', 'en'] : [locale || 'nl'].flat()

/** Whether a write reaches the Dutch document, or one that is the same in all languages. */
const reachesDutch = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { locale }: WriteParams,
): boolean => !isLocalized(strapi, uid) || localesOf(locale).includes('nl')

/**
 * Applies the rules of the fair to every write of content, by admin panel, API or seed.
 *
 * Before a write, texts lose invisible characters, and a new document gets a short id and a slug.
 * After it, still in its transaction, the document is checked as it stands; a refusal rolls it
 * back. A document that would be published but not shown on the site is refused too, before Strapi
 * says so in English. Publishing under another slug leaves a redirect. A translation has its own
 * texts; it takes shared fields (times, slug, state) from the Dutch document, and never writes
 * them.
 */
export function registerRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action } = context
    const uid = context.uid as UID.ContentType
    if (!uid.startsWith('api::') || !WRITES.includes(action)) return next()
    return withLock(strapi, 'content', async () => {
      const params = context.params as WriteParams
      const locales = localesOf(params.locale)
      const dutch = reachesDutch(strapi, uid, params)
      const publishing = action === 'publish' || params.status === 'published'
      const isLive = publishing || !context.contentType.options?.draftAndPublish
      if (action === 'create' || action === 'clone' || action === 'update') {
        const own = dutch ? (params.data ?? {}) : await translationData(strapi, uid, params)
        const given = withVisibleTexts(strapi, uid, own)
        throwProblems(checkFields(strapi, uid, given))
        const data = await completeData(strapi, uid, action, { ...params, data: given }, dutch)
        if (isLive && action !== 'clone')
          throwProblems(checkGiven(strapi, uid, data, action === 'create'))
        Object.assign(context.params, { data })
      }
      if (isLive && !dutch) await shareBeforePublishing(strapi, uid, params.documentId)
      if (action === 'publish' && params.documentId)
        throwProblems(await checkSiteRequirements(strapi, uid, params.documentId, locales))
      const before =
        isLive && params.documentId ? await publishedPath(strapi, uid, params.documentId) : null

      const result = await next()
      const document = result as { documentId?: string } | null
      if (!document) return result
      if (action === 'clone') await shortenClone(strapi, uid, document)
      const written = (action !== 'clone' && params.documentId) || document.documentId
      if (!written) return result
      await shareFields(strapi, uid, written)
      if (isLive && action !== 'publish')
        throwProblems(await checkSiteRequirements(strapi, uid, written, locales))
      await checkAfterWrite(strapi, uid, written, { publishing, dutch })
      const after = isLive ? await publishedPath(strapi, uid, written) : null
      if (after && after !== before) await moveRedirects(strapi, before, after)
      return result
    })
  })
}
