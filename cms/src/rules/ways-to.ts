import { contentTypes } from '@beursvloer/contract/content/content-types'
import type { Core, Schema, UID } from '@strapi/strapi'
import { uidOf } from './on-site'

/** A way from one type of content to another: a relation, maybe inside components. */
export interface Way {
  /** The type that it starts from. */
  readonly from: UID.ContentType
  /** Names of the fields of the components, from the outside in. */
  readonly components: readonly string[]
  /** Name of the relation, in the type or in the innermost component. */
  readonly field: string
}

interface RelationAttribute {
  readonly type: string
  readonly target?: string
  /** False for relations that Strapi makes: a document with its translations. */
  readonly writable?: boolean
  readonly component?: UID.Component
}

/** A document or component as the database has it, with the relations of a way. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: number
  readonly documentId: string
  readonly locale: string | null
  readonly updatedAt: string
}

/** The relation of a way with something in it, as queries nest it. */
export const along = ({ components, field }: Way, end: object): object =>
  [...components, field].reduceRight((inside: object, name) => ({ [name]: inside }), end)

/** The same, to populate. */
export const populateAlong = ({ components, field }: Way, select: readonly string[]): object =>
  components.reduceRight((inside: object, name) => ({ [name]: { populate: inside } }), {
    [field]: { select },
  })

/** The value of a relation or component field, as a list. */
export const listOf = <T>(value: unknown): readonly T[] =>
  ([value].flat() as (T | null | undefined)[]).filter((one) => one != null)

/** The rows with the relation of a way: the document itself, or its components in order. */
export const holdersOf = ({ components }: Way, row: Row): readonly Row[] =>
  components.reduce<readonly Row[]>(
    (rows, name) => rows.flatMap((holder) => listOf<Row>(holder[name])),
    [row],
  )

/** Where the holders of a way are stored. */
export const holderUid = (strapi: Core.Strapi, { from, components }: Way): UID.Schema =>
  components.reduce<UID.Schema>((uid, name) => {
    const { attributes } = strapi.getModel(uid) as unknown as {
      attributes: Record<string, { component: UID.Component }>
    }
    return attributes[name]?.component as UID.Component
  }, from)

/** Whether a relation is one without which the site skips the document. */
export const isRequired = ({ from, components, field }: Way): boolean =>
  components.length === 0 &&
  contentTypes.some(({ name, requires }) => uidOf(name) === from && field in requires)

function waysIn(
  strapi: Core.Strapi,
  { attributes }: { readonly attributes: Schema.Attributes },
  way: Pick<Way, 'from' | 'components'>,
  target: string,
): readonly Way[] {
  return Object.entries(attributes as Record<string, RelationAttribute>).flatMap(
    ([field, { type, target: to, component, writable }]) => {
      if (type === 'relation') return to === target && writable !== false ? [{ ...way, field }] : []
      if (type !== 'component' || !component) return []
      const inside = strapi.components[component] as { attributes: Schema.Attributes }
      return waysIn(strapi, inside, { ...way, components: [...way.components, field] }, target)
    },
  )
}

/**
 * All ways that lead to a type, from the schemas. Blocks are left out: none of them has a relation
 * (cms/tests/published.test.ts).
 */
export const waysTo = (strapi: Core.Strapi, target: UID.ContentType): readonly Way[] =>
  Object.values(strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::'))
    .flatMap((type) => {
      const from = type.uid as UID.ContentType
      return waysIn(strapi, type, { from, components: [] }, target)
    })
