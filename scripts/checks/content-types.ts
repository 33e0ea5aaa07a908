/**
 * Holds the content types as the site reads them against the schemas of the CMS: every field exists
 * there, is translated where the site says so, is required where the site cannot do without, and has a
 * type of which the site takes every value.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentType } from '../../contract/src/content/content-type.ts'
import { contentTypes } from '../../contract/src/content/content-types.ts'
import {
  type FieldFacts,
  factsOf,
  optionsOf,
  type Shape,
} from '../../contract/src/content/field-facts.ts'
import { root } from '../running/paths.ts'

interface Attribute {
  readonly type: string
  readonly required?: boolean
  readonly enum?: readonly string[]
  readonly relation?: string
  readonly target?: string
  readonly component?: string
  readonly components?: readonly string[]
  readonly repeatable?: boolean
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } }
}
type Attributes = Readonly<Record<string, Attribute>>

/** A content type as the CMS declares it. */
export interface CmsType {
  readonly kind: string
  readonly info: { readonly singularName: string; readonly pluralName: string }
  readonly options: { readonly draftAndPublish: boolean }
  readonly attributes: Attributes
}

/** Reads the fields of a component by its name in the CMS, such as `shared.seo`. */
export type ReadComponent = (name: string) => Attributes

/**
 * A value of each plain type as the REST API gives it. The text is an address, which a field for
 * texts takes as well.
 */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  string: 'https://site.example/',
  text: 'https://site.example/',
  email: 'https://site.example/',
  integer: 1,
  decimal: 1.5,
  boolean: true,
  date: '2027-03-16',
  time: '10:30:00.000',
  datetime: '2027-03-16T09:30:00.000Z',
  blocks: [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }],
  json: [],
}

/** Text fields without `required` that the CMS fills in itself. */
const FILLED_BY_CMS = ['slug']

/** How the fields of one shape differ from those of the CMS, as lines that start with `place`. */
const differences = (
  shape: Shape,
  attributes: Attributes,
  read: ReadComponent,
  place: string,
): readonly string[] =>
  Object.entries(shape).flatMap(([field, schema]) => {
    const path = `${place}.${field}`
    const attribute = attributes[field]
    if (!attribute) return [`${path}: the CMS has no such field`]
    const facts = factsOf(schema)
    const [inCms, onSite] = [kindOf(attribute), kindOfFacts(facts)]
    if (inCms !== onSite) return [`${path}: is a ${inCms} in the CMS and a ${onSite} on the site`]
    if (!mayBeEmpty(schema) && attribute.required !== true && !FILLED_BY_CMS.includes(field)) {
      return [`${path}: may be empty in the CMS and not on the site`]
    }
    if (attribute.component && facts.components) {
      return differences(facts.components.shape, read(attribute.component), read, path)
    }
    if (facts.zone) return zoneDifferences(facts.zone, attribute.components ?? [], read, path)
    if (onSite !== 'value') return []
    return examplesOf(attribute, schema)
      .filter((example) => !schema.safeParse(example).success)
      .map((example) => `${path}: the site does not take ${JSON.stringify(example)}`)
  })

/** Whether the site shows what has the field when that is empty. */
const mayBeEmpty = (schema: Shape[string]): boolean =>
  schema.safeParse(null).success && !factsOf(schema).relation?.required

/** Values that the CMS may give for a plain field. The site may know all that a text can be. */
const examplesOf = ({ type, enum: values }: Attribute, schema: Shape[string]): readonly unknown[] =>
  values ?? optionsOf(schema) ?? [EXAMPLES[type]]

const zoneDifferences = (
  zone: Readonly<Record<string, Shape>>,
  names: readonly string[],
  read: ReadComponent,
  place: string,
): readonly string[] =>
  names.flatMap((name) => {
    const shape = zone[name]
    if (!shape) return [`${place}: the site does not know ${name}`]
    return differences(shape, read(name), read, `${place}.${name}`)
  })

/** `value`, or what else a field is, with what it leads to. */
const kindOf = ({ type, relation = '', target, repeatable }: Attribute): string => {
  if (type === 'relation') {
    return `relation to ${relation.endsWith('ToMany') ? 'many' : 'one'} ${target?.split('.').at(-1)}`
  }
  if (type === 'component') return repeatable ? 'list of components' : 'component'
  return type === 'media' || type === 'dynamiczone' ? type : 'value'
}

const kindOfFacts = ({ relation, components, zone, media }: FieldFacts): string => {
  if (relation) return `relation to ${relation.many ? 'many' : 'one'} ${relation.target}`
  if (components) return components.repeatable ? 'list of components' : 'component'
  if (zone) return 'dynamiczone'
  return media ? 'media' : 'value'
}

/** How a content type of the site differs from that of the CMS; nothing when they agree. */
export const typeDifferences = (
  type: Pick<ContentType, 'name' | 'path' | 'single' | 'draftAndPublish' | 'localized' | 'shape'>,
  cms: CmsType,
  read: ReadComponent,
): readonly string[] => {
  const { singularName, pluralName } = cms.info
  const single = cms.kind === 'singleType'
  const expected = { path: single ? singularName : pluralName, single, ...cms.options }
  const wrong = (['path', 'single', 'draftAndPublish'] as const)
    .filter((fact) => type[fact] !== expected[fact])
    .map((fact) => `${type.name}: ${fact} is ${expected[fact]} in the CMS`)
  const translated = Object.entries(cms.attributes).flatMap(([field, { pluginOptions }]) =>
    pluginOptions?.i18n?.localized ? [field] : [],
  )
  return [
    ...wrong,
    ...differences(type.shape, cms.attributes, read, type.name),
    ...translated
      .filter((field) => !(field in type.localized))
      .map((field) => `${type.name}.${field}: is translated in the CMS and not on the site`),
    ...Object.keys(type.localized)
      .filter((field) => !translated.includes(field))
      .map((field) => `${type.name}.${field}: is translated on the site and not in the CMS`),
  ]
}

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(join(root, 'cms/src', path), 'utf8'))

/** The fields of a component of the CMS. */
export const readComponent: ReadComponent = (name) =>
  (readJson(`components/${name.replace('.', '/')}.json`) as { attributes: Attributes }).attributes

/** A content type of the CMS by its name, such as `programme-item`. */
export const readCmsType = (name: string): CmsType =>
  readJson(`api/${name}/content-types/${name}/schema.json`) as CmsType

/** Compares every content type that the site reads with the CMS. */
export const checkContentTypes = async (): Promise<readonly string[]> =>
  contentTypes.flatMap((type) => typeDifferences(type, readCmsType(type.name), readComponent))
