import type { Core, UID } from '@strapi/strapi'
import { checkAfterWrite, hasRules } from './check-after-write'
import { shortId } from './short-id'
import { withSlug } from './slug-fields'
import { moveRedirects, publishedPath } from './slug-redirects'

interface WriteParams {
  readonly documentId?: string
  readonly locale?: string | readonly string[]
  readonly status?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Structure, and so the rules, belong to the Dutch document; translations only carry words. */
const isDutch = (locale: WriteParams['locale']): boolean =>
  locale === undefined || locale === null || locale === '*' || [locale].flat().includes('nl')

/**
 * Makes every write of content keep the rules of the fair, whoever writes: admin panel, API or seed.
 *
 * Before a write, a new document gets a short id and a slug. After it, still in its transaction, the
 * document is checked as it stands; what is refused is undone. Publishing under another slug leaves a
 * redirect behind.
 */
export function registerRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context
    if (!uid.startsWith('api::')) return next()
    const params = context.params as WriteParams
    if (action === 'create' || action === 'update') {
      if (params.data && isDutch(params.locale)) {
        const data = await completed(params.data, params.documentId)
        Object.assign(context.params, { data })
      }
    }
    const checked = action === 'create' || action === 'update' || action === 'publish'
    if (!checked || !isDutch(params.locale)) return next()
    const publishing = action === 'publish' || params.status === 'published'
    if (!hasRules(uid) && !publishing) return next()

    return strapi.db.transaction(async () => {
      const before =
        publishing && params.documentId
          ? await publishedPath(strapi, uid as UID.ContentType, params.documentId)
          : null
      const result = await next()
      const documentId = params.documentId ?? (result as { documentId?: string })?.documentId
      if (!documentId) return result
      await checkAfterWrite(strapi, uid as UID.ContentType, documentId, publishing)
      if (before) {
        const after = await publishedPath(strapi, uid as UID.ContentType, documentId)
        if (after && after !== before) await moveRedirects(strapi, before, after)
      }
      return result
    })

    async function completed(data: Readonly<Record<string, unknown>>, documentId?: string) {
      const isNew = action === 'create'
      const short =
        isNew && contentType.options?.draftAndPublish === true && !data.documentId
          ? { documentId: shortId() }
          : {}
      const named =
        'slug' in contentType.attributes
          ? await withSlug(strapi, uid as UID.ContentType, data, documentId)
          : data
      return { ...named, ...short }
    }
  })
}
