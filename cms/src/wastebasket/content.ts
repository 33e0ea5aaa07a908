import type { Core, UID } from '@strapi/strapi'
import { listOf } from '../rules/relation-paths'
import { type Attribute, type Data, editableFields } from '../rules/shared-fields'

/** The populate parameter for all attributes that editors fill in. */
export function populateAll(strapi: Core.Strapi, uid: UID.Schema): object {
  const populate: Record<string, object> = {}
  for (const [name, { type, component, components = [] }] of editableFields(strapi, uid)) {
    const inside = (one: UID.Component) => ({ populate: populateAll(strapi, one) })
    if (type === 'relation') populate[name] = { fields: ['documentId'] }
    else if (type === 'media') populate[name] = { fields: ['id'] }
    else if (component) populate[name] = inside(component)
    else if (type === 'dynamiczone')
      populate[name] = { on: Object.fromEntries(components.map((one) => [one, inside(one)])) }
  }
  return populate
}

/** A document or component as it is read, as data to write: relations by document ids, files by ids. */
export function toData(strapi: Core.Strapi, uid: UID.Schema, read: Data): Data {
  const convert = ({ type, component }: Attribute, value: unknown): unknown => {
    if (type === 'relation') return listOf<Data>(value).map(({ documentId }) => documentId)
    if (type === 'media') return listOf<Data>(value).map(({ id }) => id)
    if (component)
      return Array.isArray(value)
        ? value.map((one) => toData(strapi, component, one))
        : toData(strapi, component, value as Data)
    if (type === 'dynamiczone')
      return listOf<Data & { __component: UID.Component }>(value).map((one) => ({
        __component: one.__component,
        ...toData(strapi, one.__component, one),
      }))
    return value
  }
  return Object.fromEntries(
    editableFields(strapi, uid)
      .filter(([name]) => read[name] !== null && read[name] !== undefined)
      .map(([name, attribute]) => [name, convert(attribute, read[name])]),
  )
}

/** Which of some rows there still are, by a column. */
async function existing(strapi: Core.Strapi, uid: string, column: string, asked: unknown) {
  const values = listOf<string | number>(asked)
  const rows: Data[] = await strapi.db
    .query(uid)
    .findMany({ select: [column], where: { [column]: { $in: values } } })
  const there = new Set(rows.map((row) => row[column]))
  return values.filter((value) => there.has(value))
}

/** Such data without relations to deleted documents and files. */
export async function withoutDeleted(
  strapi: Core.Strapi,
  uid: UID.Schema,
  data: Data,
): Promise<Data> {
  const convert = async (attribute: Attribute, value: unknown): Promise<unknown> => {
    const { type, target, component } = attribute
    if (type === 'relation') return existing(strapi, target, 'documentId', value)
    if (type === 'media') return existing(strapi, 'plugin::upload.file', 'id', value)
    const inside = (one: Data, of: UID.Component) => withoutDeleted(strapi, of, one)
    if (component && Array.isArray(value))
      return Promise.all(value.map((one) => inside(one, component)))
    if (component) return inside(value as Data, component)
    if (type !== 'dynamiczone') return value
    const blocks = listOf<Data & { __component: UID.Component }>(value)
    return Promise.all(
      blocks.map(async (one) => ({
        __component: one.__component,
        ...(await inside(one, one.__component)),
      })),
    )
  }
  const kept: [string, unknown][] = []
  for (const [name, attribute] of editableFields(strapi, uid))
    if (name in data) kept.push([name, await convert(attribute, data[name])])
  return Object.fromEntries(kept)
}
