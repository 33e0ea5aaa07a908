import { isBlank } from '@beursvloer/contract/content/is-blank'
import type { Core, Struct, UID } from '@strapi/strapi'
import { componentsIn } from './components-in'
import { type FieldProblem, problem } from './field-problem'

type Data = Readonly<Record<string, unknown>>

interface Attribute {
  readonly type: string
  readonly required?: boolean
  readonly default?: unknown
  readonly pluginOptions?: { readonly beursvloer?: { readonly label?: string } }
}

const attributesOf = (strapi: Core.Strapi, uid: UID.Schema) =>
  (strapi.getModel(uid) as Struct.Schema).attributes as Readonly<Record<string, Attribute>>

/** The label of a field in the panel. */
export const labelOf = (strapi: Core.Strapi, uid: UID.Schema, field: string): string =>
  attributesOf(strapi, uid)[field]?.pluginOptions?.beursvloer?.label ?? field

/** Required fields of the schema without a value, those inside components included. */
export function emptyFields(
  strapi: Core.Strapi,
  uid: UID.Schema,
  data: Data,
): readonly FieldProblem[] {
  return Object.entries(attributesOf(strapi, uid)).flatMap(
    ([field, { type, required }]): readonly FieldProblem[] => {
      // An absent field was not read, so it is not known to be empty.
      if (!(field in data)) return []
      if (required && isBlank(data[field])) {
        const what = ['relation', 'media', 'enumeration'].includes(type) ? 'Kies' : 'Vul in'
        const label = labelOf(strapi, uid, field)
        return problem(field, `${what}: ${label}. Zonder komt dit niet op de site.`)
      }
      return componentsIn(strapi, uid, field, data[field]).flatMap((component) =>
        emptyFields(strapi, component.uid, component.data).map(({ path, message }) => ({
          path: `${component.path}.${path}`,
          message,
        })),
      )
    },
  )
}

/** Data for a new document with null for absent required fields. */
export const withAbsent = (strapi: Core.Strapi, uid: UID.Schema, data: Data): Data => ({
  ...Object.fromEntries(
    Object.entries(attributesOf(strapi, uid)).flatMap(([field, attribute]) =>
      attribute.required && attribute.default === undefined ? [[field, null]] : [],
    ),
  ),
  ...data,
})
