import { contentTypes } from '@beursvloer/contract/content/content-types'
import type { Core, Schema, UID } from '@strapi/strapi'
import { uidOf } from './site-requirements'

/** A path from one type of content to another: a relation, maybe inside components. */
export interface RelationPath {
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

/** A document or component as the database has it, with the relations of a path. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: number
  readonly documentId: string
  readonly locale: string | null
  readonly updatedAt: string
}

/** The relation of a path with something in it, as queries nest it. */
export const nestAlong = ({ components, field }: RelationPath, end: object): object =>
  [...components, field].reduceRight((inside: object, name) => ({ [name]: inside }), end)

/** The same, to populate. */
export const populateAlong = (
  { components, field }: RelationPath,
  select: readonly string[],
): object =>
  components.reduceRight((inside: object, name) => ({ [name]: { populate: inside } }), {
    [field]: { select },
  })

/** The value of a relation or component field, as a list. */
export const listOf = <T>(value: unknown): readonly T[] =>
  ([value].flat() as (T | null | undefined)[]).filter((one) => one != null)

/** The rows with the relation of a path: the document itself, or its components in order. */
export const holdersOf = ({ components }: RelationPath, row: Row): readonly Row[] =>
  components.reduce<readonly Row[]>(
    (rows, name) => rows.flatMap((holder) => listOf<Row>(holder[name])),
    [row],
  )

/** Where the holders of a path are stored. */
export const holderUid = (strapi: Core.Strapi, { from, components }: RelationPath): UID.Schema =>
  components.reduce<UID.Schema>((uid, name) => {
    const { attributes } = strapi.getModel(uid) as unknown as {
      attributes: Record<string, { component: UID.Component }>
    }
    return attributes[name]?.component as UID.Component
  }, from)

/** Whether a relation is one without which the site skips the document. */
export const isRequired = ({ from, components, field }: RelationPath): boolean =>
  components.length === 0 &&
  contentTypes.some(({ name, requires }) => uidOf(name) === from && field in requires)

function pathsIn(
  strapi: Core.Strapi,
  { attributes }: { readonly attributes: Schema.Attributes },
  path: Pick<RelationPath, 'from' | 'components'>,
  target: string,
): readonly RelationPath[] {
  return Object.entries(attributes as Record<string, RelationAttribute>).flatMap(
    ([field, { type, target: to, component, writable }]) => {
      if (type === 'relation')
        return to === target && writable !== false ? [{ ...path, field }] : []
      if (type !== 'component' || !component) return []
      const inside = strapi.components[component] as { attributes: Schema.Attributes }
      return pathsIn(strapi, inside, { ...path, components: [...path.components, field] }, target)
    },
  )
}

/**
 * All paths that lead to a type, from the schemas. Blocks are left out: none of them has a relation
 * (cms/tests/published.test.ts).
 */
export const relationPathsTo = (
  strapi: Core.Strapi,
  target: UID.ContentType,
): readonly RelationPath[] =>
  Object.values(strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::'))
    .flatMap((type) => {
      const from = type.uid as UID.ContentType
      return pathsIn(strapi, type, { from, components: [] }, target)
    })
