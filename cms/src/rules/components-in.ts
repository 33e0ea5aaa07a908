import type { Core, Struct, UID } from '@strapi/strapi'

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** The components in a field, with their uid and path; empty for other fields. */
export function componentsIn(strapi: Core.Strapi, uid: UID.Schema, field: string, value: unknown) {
  const { attributes } = strapi.getModel(uid) as Struct.Schema
  const attribute = attributes[field]
  if (attribute?.type !== 'component' && attribute?.type !== 'dynamiczone') return []
  return [value].flat().flatMap((data, at) => {
    if (!isData(data)) return []
    const component = attribute.type === 'component' ? attribute.component : data.__component
    const path = Array.isArray(value) ? `${field}.${at}` : field
    return [{ uid: component as UID.Schema, path, data }]
  })
}
