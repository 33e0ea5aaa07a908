import { contentTypes } from '@beursvloer/contract/content/content-types'
import { populateOf } from '@beursvloer/contract/content/field-facts'
import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { Core, Struct, UID } from '@strapi/strapi'
import { isContent } from '../content-version/content-types'
import { HttpError } from '../http/http-error'
import { labelOf } from '../rules/empty-fields'
import { isEuros } from '../rules/euros'
import type { WriteParams } from '../rules/index'
import { isLocalized } from '../rules/shared-fields'
import { uidOf } from '../rules/site-requirements'
import type { DifferingField, VersionConflict } from './views'

/** Numbering of components and files by the database or the form, which is no content. */
const NUMBERS = ['id', 'documentId', '__temp_key__', 'createdAt', 'updatedAt', 'publishedAt']

/** A value in comparable form: without numbering and without empty fields. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value === '' ? null : value
  const entries = Object.entries(value)
    .filter(([name, one]) => !NUMBERS.includes(name) && one !== null && one !== '')
    .map(([name, one]) => [name, comparable(one)] as const)
    .sort(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(entries)
}

const sameText = (a: unknown, b: unknown): boolean =>
  JSON.stringify(comparable(a ?? null)) === JSON.stringify(comparable(b ?? null))

/** `10:30:00.000` → `10:30:00`: databases write fractions of a second, or leave them out. */
const secondsOf = (time: unknown): string => String(time ?? '').slice(0, 'HH:MM:SS'.length)

type Ids = { id?: unknown } | readonly { id?: unknown }[] | null | undefined
const idsOf = (files: unknown): string =>
  [files as Ids]
    .flat()
    .map((file) => (file as { id?: unknown } | null | undefined)?.id ?? file ?? '')
    .join()

/** Relations are sent as added and removed documents. */
function isChange(relation: unknown): boolean {
  const { connect, disconnect } = (relation ?? {}) as Record<string, readonly unknown[] | undefined>
  return (connect?.length ?? 0) + (disconnect?.length ?? 0) > 0
}

/** Maximum of shown characters of a value. */
const SHORT = 120

interface Attribute {
  readonly type: string
  readonly pluginOptions?: {
    readonly beursvloer?: { readonly values?: Record<string, string>; readonly unit?: string }
  }
}

/** A plain value as an editor reads it; undefined for one that is not plain. */
function shown(attribute: Attribute, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return '(leeg)'
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee'
  if (typeof value === 'object') return undefined
  if (isEuros(attribute)) return formatEuros(Number(value), 'nl')
  const text = attribute.pluginOptions?.beursvloer?.values?.[String(value)] ?? String(value)
  const clock = text.replace(/^(\d\d:\d\d):00(\.0+)?$/, '$1')
  return clock.length > SHORT ? `${clock.slice(0, SHORT)}…` : clock
}

/** The fields in which the request differs from the stored document. */
function differingFields(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  sent: object,
  stored: object,
): readonly DifferingField[] {
  const { attributes } = strapi.getModel(uid) as Struct.Schema
  const now = JSON.parse(JSON.stringify(stored)) as Record<string, unknown>
  return Object.entries(sent)
    .filter(([field, value]) => {
      const type = attributes[field]?.type
      if (type === undefined || NUMBERS.includes(field)) return false
      if (type === 'relation') return isChange(value)
      if (type === 'time') return secondsOf(value) !== secondsOf(now[field])
      if (type === 'media') return idsOf(value) !== idsOf(now[field])
      return !sameText(value, now[field])
    })
    .map(([field, value]) => {
      const label = labelOf(strapi, uid, field)
      const attribute = attributes[field] as Attribute
      const [mine, theirs] = [shown(attribute, value), shown(attribute, now[field])]
      const isPlain = !['relation', 'media'].includes(attribute.type) && mine && theirs
      return isPlain ? { label, sent: mine, stored: theirs } : { label }
    })
}

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
