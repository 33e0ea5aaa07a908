import { z } from 'zod'
import { completeDraft } from './complete-draft.server.ts'
import { factsOf, hasMedia, plainFields, populateOf, type Shape } from './field-facts.server.ts'
import type { Graph, Nodes, TypeName } from './graph.server.ts'
import { nodeFunctions } from './make-nodes.server.ts'
import type { Document, LocaleCode } from './model.ts'
import type { NodeFields } from './node-fields.ts'
import { byTime } from './order.server.ts'

/** What the REST API sends with every document. */
const head = {
  documentId: z.string().min(1),
  updatedAt: z.string().min(1),
  publishedAt: z.string().nullish(),
}

/** A document as read: its fields in the model's terms, its relations still ids. */
export type RawOf<S extends Shape> = z.output<z.ZodObject<typeof head & S>>

/** How one CMS type is asked for, checked, and turned into nodes of the model. */
export interface TypeDefinition<
  N extends TypeName,
  S extends Shape,
  Own extends object,
  Reverse extends Readonly<Record<string, TypeName>>,
> {
  readonly name: N
  /** Path below the API base, without slash. A single type answers one document instead of a list. */
  readonly path: string
  readonly single?: boolean
  readonly draftAndPublish: boolean
  readonly shape: S
  /** Where languages mix inside a localized field: texts of `translation` in the structure of `raw`. */
  overlay?(raw: RawOf<S>, translation: Partial<RawOf<S>>): Partial<RawOf<S>>
  /** The order of lists; the editor's order of creation when absent. */
  order?(a: RawOf<S>, b: RawOf<S>): number
  /** What is computed of other fields of the document. */
  own?(raw: RawOf<S>): Own
  /** Lists of documents that relate to this one: field → their type. `derive` fills them in. */
  readonly reverse?: Reverse
}

declare const definedAs: unique symbol

/** A document type that knows what its nodes hold. */
export interface DefinedType<S, Own, Reverse> extends DocumentType {
  readonly [definedAs]: readonly [S, Own, Reverse]
}

/** The node of a document type. Models extend it by an interface, which may be part of a circle. */
export type NodeOf<T> =
  T extends DefinedType<infer S, infer Own, infer Reverse>
    ? Document &
        NodeFields<S, Own> & {
          readonly [F in keyof Reverse]: readonly Nodes[Reverse[F] & TypeName][]
        }
    : never

/** The same without its type parameters, for code that treats all types alike. */
export interface DocumentType {
  readonly name: TypeName
  readonly path: string
  readonly single: boolean
  readonly draftAndPublish: boolean
  readonly shape: Shape
  /** Fields that each language has its own; the rest and all relations come from the Dutch document. */
  readonly localized: readonly string[]
  /** Relations without which the document is skipped: field → type. */
  readonly requires: Readonly<Record<string, TypeName>>
  /** Whether it may show media, and so changes when the media library does. */
  readonly hasMedia: boolean
  /** Checks a Dutch document of the REST answer; throws ZodError. */
  parse(document: unknown): RawDocument
  /** The same for a draft, which need not be complete; throws ZodError when it cannot be shown. */
  parseDraft(document: unknown): RawDocument
  /** Checks a translation, which holds only the localized fields; throws ZodError. */
  parseTranslation(document: unknown): RawDocument
  /** What to ask for: of Dutch documents everything, of translations the localized fields. */
  readonly query: object
  readonly translationQuery: object
  overlay(raw: RawDocument, translation: RawDocument): RawDocument
  readonly order: ((a: RawDocument, b: RawDocument) => number) | undefined
  /** A node with all its fields, of which those that lead to other nodes are empty. */
  makeNode(raw: RawDocument, language: LocaleCode): Node
  /** Fills in what leads to other nodes. */
  linkNode(node: Node, raw: RawDocument, graph: Graph): void
}

export interface RawDocument {
  readonly documentId: string
  readonly updatedAt: string
  readonly publishedAt?: string | null | undefined
  readonly [field: string]: unknown
}

/** A node while it is made. */
export type Node = Record<string, unknown>

/** Makes a document type from its description; queries and nodes follow from its shape. */
export function defineType<
  N extends TypeName,
  S extends Shape,
  Own extends object = object,
  const Reverse extends Readonly<Record<string, TypeName>> = Record<never, never>,
>(definition: TypeDefinition<N, S, Own, Reverse>): DefinedType<S, Own, Reverse> {
  const { shape } = definition
  const isLocalized = (schema: z.ZodType) => factsOf(schema).localized ?? false
  const localizedShape = Object.fromEntries(
    Object.entries(shape).filter(([, schema]) => isLocalized(schema)),
  )
  const requires = Object.entries(shape).flatMap(([field, schema]) => {
    const { relation } = factsOf(schema)
    return relation?.required ? [[field, relation.target] as const] : []
  })
  const schema = z.object({ ...head, ...shape })
  const translation = z.object({ ...head, ...localizedShape })
  const overlay = definition.overlay?.bind(definition)
  // The one place where a type's own raw shape is forgotten: `parse` alone makes raw documents, so
  // what comes back here is what this type made.
  const known = definition as unknown as Pick<DocumentType, 'order'> & {
    own?(raw: RawDocument): Readonly<Record<string, unknown>>
  }
  const type: DocumentType = {
    name: definition.name,
    path: definition.path,
    single: definition.single ?? false,
    draftAndPublish: definition.draftAndPublish,
    shape,
    localized: Object.keys(localizedShape),
    requires: Object.fromEntries(requires),
    hasMedia: hasMedia(shape),
    parse: (document) => schema.parse(document) as unknown as RawDocument,
    parseDraft: (document) => {
      const result = schema.safeParse(document)
      const complete = result.success
        ? result.data
        : schema.parse(completeDraft(document, result.error, shape))
      return complete as unknown as RawDocument
    },
    parseTranslation: (document) => translation.parse(document) as unknown as RawDocument,
    query: queryOf(shape),
    translationQuery: queryOf(localizedShape),
    overlay: (raw, other) => ({
      ...raw,
      ...other,
      ...overlay?.(raw as unknown as RawOf<S>, other as unknown as Partial<RawOf<S>>),
      updatedAt: byTime(raw.updatedAt, other.updatedAt) < 0 ? other.updatedAt : raw.updatedAt,
    }),
    order: known.order,
    ...nodeFunctions(shape, known.own ?? (() => ({})), Object.keys(definition.reverse ?? {})),
  }
  return type as DefinedType<S, Own, Reverse>
}

/**
 * `fields` is one string with commas: a type may have more fields than an array in a query string
 * may have indices.
 */
function queryOf(shape: Shape): object {
  const fields = [...Object.keys(head), ...plainFields(shape)]
  return { fields: fields.join(','), populate: populateOf(shape) }
}
