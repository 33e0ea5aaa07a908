import { contentTypes } from '@beursvloer/contract/content/content-types'
import { populateOf } from '@beursvloer/contract/content/field-facts'
import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import type { Core, UID } from '@strapi/strapi'
import { isContent } from '../content-version/content-types'
import { HttpError } from '../http/http-error'
import type { WriteParams } from '../rules/index'
import { isLocalized } from '../rules/shared-fields'
import { uidOf } from '../rules/site-requirements'
import { differingFields } from './differing-fields'
import type { VersionConflict } from './views'

interface Current {
  readonly updatedAt: string | Date
  readonly updatedBy: { readonly firstname?: string; readonly lastname?: string } | null
}

const when = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: FAIR_TIME_ZONE,
})

/** The values of a write that a request makes itself; null where it is made on the way to something else. */
function sentTo(strapi: Core.Strapi, uid: string, documentId: string): object | null {
  const ctx = strapi.requestContext.get()
  if (!ctx) return null
  const { id, model } = ctx.params as { id?: string; model?: string }
  const inPanel = model === uid && (id === undefined || id === documentId)
  const byApi = ctx.state.route?.handler === `${uid}.update`
  const body = ctx.request.body as { data?: object }
  if (inPanel) return body
  return byApi ? (body.data ?? {}) : null
}

/** The version that a request says it changes; `*` for any. */
const statedVersion = (strapi: Core.Strapi): string | undefined =>
  strapi.requestContext.get()?.get('if-match').replaceAll('"', '').trim() || undefined

async function conflictWith(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: object,
  { updatedAt, updatedBy }: Current,
  values: object | null,
): Promise<VersionConflict> {
  const shape = contentTypes.find(({ name }) => uidOf(name) === uid)?.shape
  const populate = shape ? populateOf(shape) : '*'
  const read = (status: 'draft' | 'published') =>
    strapi.documents(uid).findOne({ ...where, status, populate } as never)
  const now = await read('draft')
  const sent = values ?? (await read('published')) ?? {}
  return {
    isDiscard: values === null,
    version: new Date(updatedAt).toISOString(),
    by: [updatedBy?.firstname, updatedBy?.lastname].filter(Boolean).join(' '),
    at: new Date(updatedAt).toISOString(),
    fields: differingFields(strapi, uid, sent, now ?? {}),
  }
}

/**
 * Refuses to change a document, or to discard its draft, when somebody else changed it since it was
 * read. Such a request of the panel or the API carries in `If-Match` (RFC 9110, section 13.1.1) the
 * `updatedAt` that it read, or `*` to overwrite any version: 412 for another version, 428 for none
 * (RFC 6585). Writes by other parts of the CMS are exempt: they read in the same transaction.
 */
export function requireVersion(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action } = context
    const uid = context.uid as UID.ContentType
    const { documentId, locale } = context.params as WriteParams
    const isDiscard = action === 'discardDraft'
    const sent =
      (action === 'update' || isDiscard) && isContent(context.contentType) && documentId
        ? sentTo(strapi, uid, documentId)
        : null
    const stated = statedVersion(strapi)
    // Publishing an unchanged draft sends no data.
    const { options, attributes } = context.contentType
    const isOurs = (field: string) =>
      (attributes as Record<string, { configurable?: boolean }>)[field]?.configurable !== false
    const changes = sent && (isDiscard || Object.keys(sent).some(isOurs))
    if (!changes || !documentId || stated === '*') return next()
    const language = isLocalized(strapi, uid) ? { locale: String(locale || 'nl') } : {}
    const current: Current | null = await strapi.db.query(uid).findOne({
      select: ['updatedAt'],
      where: { documentId, ...language, ...(options?.draftAndPublish && { publishedAt: null }) },
      populate: { updatedBy: { select: ['firstname', 'lastname'] } },
    })
    // The first version in a language replaces nothing.
    if (!current || stated === new Date(current.updatedAt).toISOString()) return next()
    const where = { documentId, ...language }
    const conflict = await conflictWith(strapi, uid, where, current, isDiscard ? null : sent)
    const by = conflict.by || 'een ander programma'
    throw new HttpError(
      stated ? 412 : 428,
      stated
        ? `Dit is intussen gewijzigd door ${by} op ${when.format(new Date(conflict.at))}. Er is niets bewaard.`
        : 'Zeg in If-Match welke versie u wijzigt: de updatedAt die u las, of * voor wat er ook staat.',
      { details: { conflict } },
    )
  })
}
