import type { RawBlock } from '@beursvloer/contract/content/blocks'
import {
  type ContentType,
  type DescribedType,
  documentSchema,
  head,
  type RawDocument,
} from '@beursvloer/contract/content/content-type'
import { contentTypes } from '@beursvloer/contract/content/content-types'
import { dutchFieldsOf } from '@beursvloer/contract/content/dutch-fields'
import {
  type FieldFacts,
  factsOf,
  hasMedia,
  optionsOf,
  plainFields,
  populateOf,
  type Shape,
} from '@beursvloer/contract/content/field-facts'
import { byTime } from '@beursvloer/contract/content/order'
import type { TypeName } from '@beursvloer/contract/content/type-names'
import { z } from 'zod'
import type { Graph, Nodes } from './graph.server.ts'
import { iconOf } from './icon-sets.server.ts'
import type { Document, LocaleCode } from './model.ts'
import type { NodeFields } from './node-fields.ts'

/**
 * A node's value from the raw one, once every node exists.
 * @param owner id of the document that has the field
 */
type Link = (value: unknown, graph: Graph, owner: string) => unknown

/** The fields of a shape that nodes have. */
function nodeFields(shape: Shape) {
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

/** Placeholder in a node for empty lists. */
const nothing: readonly never[] = Object.freeze([])

/** The functions that make and link the nodes of a type. */
function nodeFunctions({
  shape,
  own = () => ({}),
  reverse,
}: ContentType): Pick<DocumentType, 'makeNode' | 'linkNode'> {
  const fields = nodeFields(shape)
  const linked = fields.filter(({ link }) => link)
  let layout: Node | undefined
  return {
    makeNode(raw, language, dutchFields) {
      const computed = own(raw)
      layout ??= layoutOf([
        ...['id', 'language', 'dutchFields', 'updatedAt', ...fields.map(({ name }) => name)],
        ...[...Object.keys(computed), ...reverse],
      ])
      const node = { ...layout }
      for (const { field, name, link } of fields) if (!link) node[name] = raw[field]
      for (const name of Object.keys(computed)) node[name] = computed[name]
      for (const name of reverse) node[name] = nothing
      node.id = raw.documentId
      node.language = language
      node.dutchFields = dutchFields.length > 0 ? dutchFields : nothing
      node.updatedAt = raw.updatedAt
      return node
    },
    linkNode(node, raw, graph) {
      for (const { field, name, link } of linked) {
        node[name] = link?.(raw[field], graph, raw.documentId)
      }
    },
  }
}

/**
 * An object to copy for each node of a type. Objects made by JSON.parse, and so their copies, share
 * one layout of fields; an object that gets as many one by one becomes a hash table of its own,
 * several times as large.
 */
function layoutOf(names: readonly string[]): Node {
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Node
}

/** Placeholders for fields that an editor has yet to fill in; the first valid one is used. */
const PLACEHOLDERS: readonly unknown[] = [
  '—',
  '00:00:00',
  '2000-01-01',
  0,
  [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }],
]

/**
 * A draft with placeholders in the fields that `error` complains about, so that an unfinished
 * document can be previewed. Fields for which nothing fits stay as they are.
 */
function completeDraft(document: unknown, error: z.ZodError, shape: Shape): unknown {
  if (typeof document !== 'object' || document === null) return document
  const completed: Record<string, unknown> = { ...document }
  for (const { path } of error.issues) {
    const field = String(path[0])
    const schema = shape[field]
    if (!schema) continue
    const candidates = optionsOf(schema) ?? PLACEHOLDERS
    const fitting = candidates.find((candidate) => schema.safeParse(candidate).success)
    if (fitting !== undefined) completed[field] = fitting
  }
  return completed
}

/** The node of a content type. Models extend it by an interface, which may be part of a circle. */
export type NodeOf<T> =
  T extends DescribedType<infer S, infer Own, infer Reverse>
    ? Document &
        NodeFields<S, Own> & {
          readonly [F in keyof Reverse]: readonly Nodes[Reverse[F] & TypeName][]
        }
    : never

/** How the site reads one content type and makes nodes of it. */
export interface DocumentType
  extends Pick<
    ContentType,
    'name' | 'path' | 'single' | 'draftAndPublish' | 'shape' | 'requires' | 'order'
  > {
  /** Fields that each language has its own; the rest and all relations come from the Dutch document. */
  readonly localized: readonly string[]
  /** Whether it may show media, and so changes when the media library does. */
  readonly hasMedia: boolean
  /** Checks a Dutch document of the REST answer; throws ZodError. */
  parse(document: unknown): RawDocument
  /** The same for a draft, which need not be complete; throws ZodError when it cannot be shown. */
  parseDraft(document: unknown): RawDocument
  /** Checks a translation, which holds only the localized fields; throws ZodError. */
  parseTranslation(document: unknown): RawDocument
  /** The fields to ask for: all of Dutch documents, the localized ones of translations. */
  readonly query: object
  readonly translationQuery: object
  /** A document with its translation applied: Dutch fields where the translation is empty. */
  overlay(raw: RawDocument, translation: RawDocument): Translated
  /**
   * A node with all its fields, without its references to other nodes.
   * @param dutchFields names of the fields that the translation left in Dutch
   */
  makeNode(raw: RawDocument, language: LocaleCode, dutchFields: readonly string[]): Node
  /** Fills in references to other nodes. */
  linkNode(node: Node, raw: RawDocument, graph: Graph): void
}

export interface Translated {
  readonly raw: RawDocument
  readonly dutchFields: readonly string[]
}

/** A node while it is made. */
export type Node = Record<string, unknown>

/** Every CMS type that the site reads; a type stands after those it requires. */
export const documentTypes: readonly DocumentType[] = contentTypes.map(documentType)

/** The site's handling of a content type; queries and nodes follow from its shape. */
function documentType(type: ContentType): DocumentType {
  const { name, path, single, draftAndPublish, shape, localized, requires, order } = type
  const schema = documentSchema(type)
  const translation = z.object({ ...head, ...localized })
  return {
    ...{ name, path, single, draftAndPublish, shape, requires },
    ...(order && { order }),
    localized: Object.keys(localized),
    hasMedia: hasMedia(shape),
    parse: (document) => schema.parse(document) as RawDocument,
    parseDraft: (document) => {
      const result = schema.safeParse(document)
      const complete = result.success
        ? result.data
        : schema.parse(completeDraft(document, result.error, shape))
      return complete as RawDocument
    },
    parseTranslation: (document) => translation.parse(document) as RawDocument,
    query: queryOf(shape),
    translationQuery: queryOf(localized),
    overlay: (raw, other) => {
      const mixed = type.overlay?.(raw, other) ?? {}
      const dutchFields = dutchFieldsOf(localized, raw, other).filter((field) => !(field in mixed))
      const updatedAt = byTime(raw.updatedAt, other.updatedAt) < 0 ? other.updatedAt : raw.updatedAt
      const dutch = Object.fromEntries(dutchFields.map((field) => [field, raw[field]]))
      return { raw: { ...raw, ...other, ...mixed, ...dutch, updatedAt }, dutchFields }
    },
    ...nodeFunctions(type),
  }
}

/**
 * `fields` is one string with commas: a type may have more fields than an array in a query string
 * may have indices.
 */
function queryOf(shape: Shape): object {
  const fields = [...Object.keys(head), ...plainFields(shape)]
  return { fields: fields.join(','), populate: populateOf(shape) }
}
