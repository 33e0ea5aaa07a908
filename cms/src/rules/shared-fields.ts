import type { Core, UID } from '@strapi/strapi'
import { contentTypes } from '@strapi/utils'

const { getVisibleAttributes, hasDraftAndPublish } = contentTypes

interface I18nOptions {
  readonly i18n?: { readonly localized?: boolean }
}

export interface Attribute {
  readonly type: string
  /** Of a relation. */
  readonly target: UID.ContentType
  /** Of a component. */
  readonly component: UID.Component
  /** Of a dynamic zone. */
  readonly components?: readonly UID.Component[]
  readonly pluginOptions?: I18nOptions
}

type Fields = readonly (readonly [name: string, attribute: Attribute])[]

/** Fields of a document or component, as read or to be written. */
export type Data = Readonly<Record<string, unknown>>

/** A document in one language, draft or published, with its shared fields. */
export interface Version extends Data {
  readonly id: number
  readonly locale: string
  readonly publishedAt: unknown
  readonly updatedAt: unknown
}

interface Related {
  readonly id: number
  readonly documentId: string
}

/** Database ids of the documents that a relation leads to. */
type IdsOf = (target: UID.ContentType, related: Related) => readonly number[]

/** Whether documents of a type have translations. */
export const isLocalized = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  (strapi.contentType(uid).pluginOptions as I18nOptions | undefined)?.i18n?.localized === true

/** The fields of a type or component that editors fill in, without Strapi's own. */
export function editableFields(strapi: Core.Strapi, uid: UID.Schema): Fields {
  const model = strapi.getModel(uid)
  const visible = getVisibleAttributes(model)
  const attributes = model.attributes as unknown as Readonly<Record<string, Attribute>>
  return Object.entries(attributes).filter(([name]) => visible.includes(name))
}

/** The fields of a type with translations that are the same in all of them, relations among them. */
export const sharedFields = (strapi: Core.Strapi, uid: UID.ContentType): Fields =>
  editableFields(strapi, uid).filter(([, { pluginOptions }]) => !pluginOptions?.i18n?.localized)

/** The populate parameter for copying fields, with their components. */
function populateOf(strapi: Core.Strapi, fields: Fields): Data {
  const populate: Record<string, object> = {}
  for (const [name, { type, component }] of fields) {
    if (type === 'relation') populate[name] = { select: ['id', 'documentId'] }
    if (type === 'media') populate[name] = { select: ['id'] }
    if (type === 'component')
      populate[name] = { populate: populateOf(strapi, editableFields(strapi, component)) }
  }
  return populate
}

/** All versions of a document. */
export const versionsOf = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<readonly Version[]> =>
  strapi.db.query(uid).findMany({
    where: { documentId },
    populate: populateOf(strapi, sharedFields(strapi, uid)),
  })

const mapped = <T>(value: unknown, write: (one: T) => unknown): unknown =>
  Array.isArray(value) ? value.map(write) : (value ?? null) && write(value as T)

/** Fields as they are written: relations and files by id, components without ids of their own. */
function dataOf(strapi: Core.Strapi, fields: Fields, from: Data, idsOf: IdsOf): Data {
  const written = ({ type, target, component }: Attribute, value: unknown): unknown => {
    if (type === 'relation') {
      const related = [value ?? []].flat() as Related[]
      return { set: related.flatMap((one) => idsOf(target, one)).map((id) => ({ id })) }
    }
    if (type === 'media') return mapped(value, ({ id }: Related) => id)
    if (type !== 'component') return value
    const inside = editableFields(strapi, component)
    return mapped(value, (one: Data) => dataOf(strapi, inside, one, idsOf))
  }
  return Object.fromEntries(
    fields.map(([name, attribute]) => [name, written(attribute, from[name])]),
  )
}

/** The shared fields of a version, as data to write. */
export const ownData = (strapi: Core.Strapi, uid: UID.ContentType, version: Version): Data =>
  dataOf(strapi, sharedFields(strapi, uid), version, (_, { id }) => [id])

/**
 * The shared fields of a version, as data to write in another language: relations lead to the same
 * documents in that language, and to untranslated documents in their own.
 */
export async function translatedData(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  version: Version,
  locale: string,
): Promise<Data> {
  const fields = sharedFields(strapi, uid)
  const targets = new Map<UID.ContentType, Set<string>>()
  dataOf(strapi, fields, version, (target, { documentId }) => {
    targets.set(target, (targets.get(target) ?? new Set()).add(documentId))
    return []
  })
  const found = new Map<UID.ContentType, readonly (Related & { readonly locale: string })[]>()
  for (const [target, documentIds] of targets) {
    const haveDrafts = [uid, target].every((type) => hasDraftAndPublish(strapi.contentType(type)))
    const state = haveDrafts && { publishedAt: { $null: version.publishedAt === null } }
    const where = { documentId: { $in: [...documentIds] }, ...state }
    const select = ['id', 'documentId', 'locale']
    found.set(target, await strapi.db.query(target).findMany({ select, where }))
  }
  return dataOf(strapi, fields, version, (target, { documentId }) => {
    const all = found.get(target)?.filter((one) => one.documentId === documentId) ?? []
    const translated = all.filter((one) => one.locale === locale)
    return (translated.length > 0 ? translated : all).map(({ id }) => id)
  })
}
