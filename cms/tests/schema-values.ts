/**
 * Documents with a value in each field, made from the schemas, so that new fields are tested too.
 */
import type { UID } from '@strapi/strapi'
import { type Cms, documentsOf } from './harness.ts'

/** The read properties of a schema's attribute. */
export interface Attribute {
  readonly type: string
  readonly required?: boolean
  readonly unique?: boolean
  readonly regex?: string
  readonly maxLength?: number
  readonly min?: number
  readonly enum?: readonly string[]
  readonly target?: UID.ContentType
  readonly relation?: string
  readonly repeatable?: boolean
  readonly component?: UID.Component
  readonly components?: readonly UID.Component[]
  readonly visible?: boolean
  readonly pluginOptions?: {
    readonly i18n?: { readonly localized?: boolean }
    readonly beursvloer?: { readonly field?: string }
  }
}

/** Whether the first or the second value of a field is meant. */
type Turn = 0 | 1

type Data = Record<string, unknown>

/** Fields whose rule is stricter than their schema, as `type.field`. */
const RULED: Readonly<Record<string, readonly [first: unknown, second: unknown]>> = {
  'day.closesAt': ['20:00:00.000', '20:00:00.000'],
  'day.opensAt': ['08:00:00.000', '08:00:00.000'],
  'edition.endDate': ['2090-03-08', '2090-03-09'],
  'hall.length': [40, 41],
  'hall.width': [60, 61],
  'passage.kind': ['corridor', 'lift'],
  'programme-item.end': ['10:30:00.000', '11:30:00.000'],
  'site-settings.accentColour': ['#7dd3fc', '#fde047'],
  'site-settings.mainColour': ['#1d4ed8', '#7e22ce'],
  'statistics-settings.tagAddress': ['https://a.example/', 'https://b.example/'],
  'synonym.terms': ['een\ntwee', 'een\ntwee\ndrie'],
  'tariff.instalment.percent': [100, 100],
  'tariff.validUntil': ['2090-12-30', '2090-12-31'],
  'theme.icon': ['map-pin', 'star'],
}

/** The fields that let several documents of a type be published with the same values. */
const BESIDE: Readonly<Record<string, Data>> = { 'programme-item': { sharesRoom: true } }

/**
 * Numbers of halls, years and the like start here, counted from their least, so that no other test
 * has the same.
 */
const UNUSED = 40

/** Texts of the patterns that schemas ask for, other ones for each number. */
const textsOf = (number: number): readonly string[] => [
  `Proef ${number}`,
  `proef-${number}`,
  `PROEF-${number}`,
  `https://www.linkedin.com/in/proef-${number}`,
  `${1000 + number} AA`,
  `+31 20 ${1_000_000 + number}`,
  `${10_000_000 + number}`,
  `L${1000 + number}`,
  `NL${100_000_000 + number}B01`,
  `99.A${number}`,
  `P${number}`,
]

const nameOf = (uid: string) => uid.replace(/^api::.*\./, '')

/** The fields of a type or component that its schema names. */
export const fieldsOf = ({ strapi }: Cms, uid: UID.Schema): readonly [string, Attribute][] =>
  Object.entries(
    (strapi.getModel(uid) as unknown as { __schema__: { attributes: Record<string, Attribute> } })
      .__schema__.attributes,
  )

/** Whether documents of a type have translations. */
const isLocalized = ({ strapi }: Cms, uid: UID.ContentType): boolean =>
  (strapi.contentType(uid).pluginOptions as Attribute['pluginOptions'])?.i18n?.localized === true

/** Whether a field of a type with translations is shared. */
export const isShared = ({ pluginOptions }: Attribute): boolean =>
  pluginOptions?.i18n?.localized !== true

/**
 * Answers a function that makes data for types and components. Relations lead to two documents of each
 * type that are made for it: one in Dutch alone, and one in both languages.
 * @param files ids of two files in the media library
 */
export function schemaValues(cms: Cms, files: readonly [number, number]) {
  let made = 0
  let unique = 0
  let outlines = 0
  const targets = new Map<string, readonly [dutch: string, both: string]>()

  /** The value of a field whose rule is stricter than its schema. */
  const ruledValue = (field: string, turn: Turn): unknown => RULED[field]?.[turn]

  async function dataOf(
    uid: UID.Schema,
    turn: Turn,
    isWanted: (attribute: Attribute) => boolean = () => true,
  ): Promise<Data> {
    const data: Data = {}
    for (const [name, attribute] of fieldsOf(cms, uid)) {
      if (isWanted(attribute))
        data[name] =
          ruledValue(`${nameOf(uid)}.${name}`, turn) ?? (await makeValue(name, attribute, turn))
    }
    return data
  }

  async function makeValue(name: string, attribute: Attribute, turn: Turn): Promise<unknown> {
    made += 1
    // Numbers of halls are unique in an edition, which is not in their schema.
    const isUnique = attribute.unique === true || name === 'number'
    if (isUnique) unique += 1
    const { type, min = 1 } = attribute
    switch (type) {
      case 'string':
      case 'text':
        return textsOf(made).find(
          (text) =>
            text.length <= (attribute.maxLength ?? Number.POSITIVE_INFINITY) &&
            new RegExp(attribute.regex ?? '').test(text),
        )
      case 'email':
        return `proef${made}@voorbeeld.example`
      case 'integer':
        return isUnique ? min + UNUSED + unique : min + 1 + turn
      case 'decimal':
        return min + 1.5 + turn
      case 'boolean':
        return turn === 1
      case 'enumeration':
        return attribute.enum?.[turn] ?? attribute.enum?.[0]
      case 'date':
        return `2090-03-0${3 + turn + (isUnique ? unique : 0)}`
      case 'datetime':
        return `2090-03-0${3 + turn}T10:00:00.000Z`
      case 'time':
        return `1${turn}:00:00.000`
      case 'json':
        return attribute.pluginOptions?.beursvloer?.field === 'point' ? [20 + turn, 20] : outline()
      case 'blocks':
        return [{ type: 'paragraph', children: [{ type: 'text', text: `Proef ${made}` }] }]
      case 'media':
        return files[turn]
      case 'relation':
        return relationOf(name, attribute, turn)
      case 'component': {
        const data = await dataOf(attribute.component as UID.Component, turn)
        return attribute.repeatable ? [data] : data
      }
      case 'dynamiczone': {
        const component = attribute.components?.[0] as UID.Component
        return [{ __component: component, ...(await dataOf(component, turn)) }]
      }
      default:
        throw new Error(`No value is known for the type ${type} of ${name}.`)
    }
  }

  /** Three corners in metres, beside the earlier ones. */
  function outline() {
    outlines += 4
    return [
      [outlines, 0],
      [outlines + 3, 0],
      [outlines + 3, 3],
    ]
  }

  async function relationOf(name: string, { target, relation }: Attribute, turn: Turn) {
    const uid = target as UID.ContentType
    if (!targets.has(uid)) targets.set(uid, [await makeTarget(uid), await makeTarget(uid, 'en')])
    const [dutch, both] = targets.get(uid) as readonly [string, string]
    if (relation?.endsWith('ToMany')) return turn === 0 ? [dutch, both] : [both]
    // A passage leads from one hall to another.
    return (turn === 0) === (name === 'toHall') ? both : dutch
  }

  /** A published document, also in a translation when a language is given. */
  async function makeTarget(uid: UID.ContentType, language?: 'en'): Promise<string> {
    const documents = documentsOf(cms, nameOf(uid))
    const { options } = cms.strapi.contentType(uid)
    const locale = isLocalized(cms, uid) ? { locale: 'nl' } : {}
    const isRequired = ({ required }: Attribute) => required === true
    const data = { ...(await dataOf(uid, 0, isRequired)), ...BESIDE[nameOf(uid)] }
    const { documentId } = await documents.create({ data, ...locale })
    if (language && isLocalized(cms, uid))
      await documents.update({
        documentId,
        data: await dataOf(uid, 1, (field) => isRequired(field) && !isShared(field)),
        locale: language,
      })
    if (options?.draftAndPublish)
      await documents.publish({ documentId, ...(isLocalized(cms, uid) && { locale: '*' }) })
    return documentId
  }

  return dataOf
}
