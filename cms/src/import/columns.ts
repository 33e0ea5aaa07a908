import type { Core, UID } from '@strapi/strapi'
import {
  type Attribute as Base,
  type Data,
  editableFields,
  isLocalized,
} from '../rules/shared-fields'

/** A field of a schema, with what a cell for it must comply with. */
export interface Attribute extends Base {
  readonly required?: boolean
  readonly default?: unknown
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number
  readonly regex?: string | RegExp
  readonly enum?: readonly string[]
  readonly relation?: string
  readonly repeatable?: boolean
  readonly pluginOptions?: {
    readonly i18n?: { readonly localized?: boolean }
    readonly beursvloer?: {
      readonly label?: string
      readonly pattern?: string
      readonly values?: Readonly<Record<string, string>>
      /** Stored in cents. */
      readonly unit?: 'euro'
    }
  }
}

export type Fields = readonly (readonly [name: string, attribute: Attribute])[]

/** A column of the table of a type: a field in one language, or a part of the component in it. */
export interface Column {
  /** `intro`, `intro@en`, `seo.title`. */
  readonly key: string
  /** In Dutch, as the head of the column. */
  readonly label: string
  readonly locale: 'nl' | 'en'
  readonly field: string
  /** Of a single component. */
  readonly part?: string
  readonly attribute: Attribute
  /** The fields of each component of a list. */
  readonly parts?: Fields
}

/** The column of the document id: a row with one is that document, whatever else it says. */
export const ID_COLUMN: Column = {
  key: 'documentId',
  label: 'Kenmerk',
  locale: 'nl',
  field: 'documentId',
  attribute: { type: 'id' } as Attribute,
}

const labelOf = (name: string, { pluginOptions }: Attribute): string =>
  pluginOptions?.beursvloer?.label ?? name

const fieldsOf = (strapi: Core.Strapi, uid: UID.Schema): Fields =>
  editableFields(strapi, uid) as unknown as Fields

/** The columns of a field in one language. */
function columnsOfField(
  strapi: Core.Strapi,
  [field, attribute]: Fields[number],
  locale: 'nl' | 'en',
): readonly Column[] {
  const { type, component, repeatable } = attribute
  const suffix = locale === 'en' ? { key: '@en', label: ' (Engels)' } : { key: '', label: '' }
  const label = labelOf(field, attribute)
  const column = { key: field + suffix.key, label: label + suffix.label, locale, field, attribute }
  if (type === 'dynamiczone') return []
  if (type !== 'component') return [column]
  const parts = fieldsOf(strapi, component)
  if (repeatable) return [{ ...column, parts }]
  return parts.map(([part, inside]) => ({
    ...{ key: `${field}.${part}${suffix.key}`, locale, field, part, attribute: inside },
    label: `${label}: ${labelOf(part, inside)}${suffix.label}`,
  }))
}

/** The columns of a type, from its schema: translated fields beside each other in both languages. */
export function columnsOf(strapi: Core.Strapi, uid: UID.ContentType): readonly Column[] {
  const fields = fieldsOf(strapi, uid).flatMap((field) => {
    const isTranslated =
      isLocalized(strapi, uid) && field[1].pluginOptions?.i18n?.localized === true
    return (isTranslated ? (['nl', 'en'] as const) : (['nl'] as const)).flatMap((locale) =>
      columnsOfField(strapi, field, locale),
    )
  })
  return [...fields, ID_COLUMN]
}

/** The value of a column in a document, as data to write. */
export function valueIn({ field, part }: Column, data: Data | null): unknown {
  const value = data?.[field]
  return part === undefined ? value : (value as Data | null | undefined)?.[part]
}
