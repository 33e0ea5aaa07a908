import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { Core, Struct, UID } from '@strapi/strapi'
import { labelOf } from '../rules/empty-fields'
import { isEuros } from '../rules/euros'
import type { DifferingField } from './views'

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
export function differingFields(
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
