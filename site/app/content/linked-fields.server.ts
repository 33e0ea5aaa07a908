import type { RawBlock } from '@beursvloer/contract/content/blocks'
import { type FieldFacts, factsOf, type Shape } from '@beursvloer/contract/content/field-facts'
import type { Graph } from './graph.server.ts'
import { iconOf } from './icon-sets.server.ts'

/**
 * A node's value from the raw one, once every node exists.
 * @param owner id of the document that has the field
 */
export type Link = (value: unknown, graph: Graph, owner: string) => unknown

/** The fields of a shape that nodes have. */
export function nodeFields(shape: Shape) {
  return Object.entries(shape).flatMap(([field, schema]) => {
    const facts = factsOf(schema)
    const { hidden, name = field } = facts
    return hidden ? [] : [{ field, name, link: linkOf(facts) }]
  })
}

function linkOf({ relation, components, zone, icon }: FieldFacts): Link | undefined {
  if (relation) return linkRelation(relation)
  if (components?.repeatable) return linkComponents(components.shape)
  if (zone) return linkBlocks(zone)
  return icon ? (name) => iconOf(name as string) : undefined
}

/** An optional relation of a document to itself is dropped. */
const linkRelation =
  ({ target, many, required }: NonNullable<FieldFacts['relation']>): Link =>
  (value, graph, owner) => {
    if (many) return graph.many(target, value as readonly string[])
    return value === owner && !required ? null : graph.one(target, value as string | null)
  }

/** Entries without a relation that they require drop out. */
function linkComponents(shape: Shape): Link | undefined {
  const fields = nodeFields(shape)
  if (!fields.some(({ link }) => link)) return undefined
  const needed = fields.filter(
    ({ field }) => shape[field] && factsOf(shape[field]).relation?.required,
  )
  return (entries, graph, owner) =>
    (entries as readonly Readonly<Record<string, unknown>>[]).flatMap((entry) => {
      const linked = Object.fromEntries(
        fields.map(({ field, name, link }) => {
          const value = entry[field]
          return [name, link ? link(value, graph, owner) : value]
        }),
      )
      return needed.some(({ name }) => linked[name] === null) ? [] : [linked]
    })
}

/** Icons of cards are drawn, and blocks of questions get theirs. */
function linkBlocks(zone: NonNullable<FieldFacts['zone']>): Link {
  const links = new Map(
    Object.entries(zone).map(([name, shape]) => [
      name,
      nodeFields(shape).filter(({ link }) => link),
    ]),
  )
  const linkBlock = (raw: RawBlock, graph: Graph, owner: string) => {
    const linked = (links.get(`blocks.${raw.type}`) ?? []).map(
      ({ field, link }) => [field, link?.(raw[field], graph, owner)] as const,
    )
    const block = linked.length === 0 ? raw : { ...raw, ...Object.fromEntries(linked) }
    if (raw.type !== 'faq') return block
    const items = graph.all('faq-item').filter(({ group }) => !raw.group || group === raw.group)
    return { ...block, items }
  }
  return (blocks, graph, owner) =>
    (blocks as readonly RawBlock[]).map((block) => linkBlock(block, graph, owner))
}
