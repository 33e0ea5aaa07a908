import { z } from 'zod'
import { populated } from './fields.server.ts'
import type { Graph, Nodes } from './graph.server.ts'
import type { Document } from './model.ts'
import { byTime } from './order.server.ts'
import { completeDraft } from './unfinished.server.ts'

export type TypeName = keyof Nodes
export type Shape = Record<string, z.ZodType>

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
  Linked extends Exclude<keyof Nodes[N], keyof Document>,
> {
  readonly name: N
  /** Path below the API base, without slash. A single type answers one document instead of a list. */
  readonly path: string
  readonly single?: boolean
  readonly draftAndPublish: boolean
  readonly shape: S
  /** Fields that each language has its own; the rest and all relations come from the Dutch document. */
  readonly localized: readonly (keyof S & string)[]
  /** Relations without which the document is left out: field → type. Must not form a circle. */
  readonly requires?: Partial<Record<keyof S & string, TypeName>>
  /** Where languages mix inside a localized field: texts of `translation` in the structure of `raw`. */
  overlay?(raw: RawOf<S>, translation: Partial<RawOf<S>>): Partial<RawOf<S>>
  /** The order of lists; the editor's order of creation when absent. */
  order?(a: RawOf<S>, b: RawOf<S>): number
  /** Everything but the relations to other documents. */
  own(raw: RawOf<S>): Omit<Nodes[N], Linked | keyof Document>
  /** The relations, once every node exists. */
  link?(raw: RawOf<S>, graph: Graph): Pick<Nodes[N], Linked>
}

/** The same without its type parameters, for code that treats all types alike. */
export interface DocumentType {
  readonly name: TypeName
  readonly path: string
  readonly single: boolean
  readonly draftAndPublish: boolean
  readonly localized: readonly string[]
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
  own(raw: RawDocument): object
  link(raw: RawDocument, graph: Graph): object
}

export interface RawDocument {
  readonly documentId: string
  readonly updatedAt: string
  readonly publishedAt?: string | null | undefined
  readonly [field: string]: unknown
}

/** Makes a document type from its description; the queries follow from its shape. */
export function defineType<
  N extends TypeName,
  S extends Shape,
  Linked extends Exclude<keyof Nodes[N], keyof Document> = never,
>(definition: TypeDefinition<N, S, Linked>): DocumentType {
  const { shape, localized } = definition
  const localizedShape = Object.fromEntries(
    Object.entries(shape).filter(([field]) => localized.includes(field)),
  )
  const schema = z.object({ ...head, ...shape })
  const translation = z.object({ ...head, ...localizedShape })
  const overlay = definition.overlay?.bind(definition)
  // The one place where a type's own raw shape is forgotten: `parse` alone makes raw documents, so
  // what comes back here is what this type made.
  const known = definition as unknown as Pick<DocumentType, 'order' | 'own'> &
    Partial<Pick<DocumentType, 'link'>>
  return {
    name: definition.name,
    path: definition.path,
    single: definition.single ?? false,
    draftAndPublish: definition.draftAndPublish,
    localized,
    requires: (definition.requires ?? {}) as Record<string, TypeName>,
    hasMedia: /"mime"|"populate":"/.test(JSON.stringify(queryOf(shape))),
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
    own: known.own,
    link: known.link ?? (() => ({})),
  }
}

/**
 * `fields` is one string with commas: a type may have more fields than an array in a query string
 * may have indices.
 */
function queryOf(shape: Shape): object {
  const fields = Object.keys(head)
  const populate: Record<string, object | true> = {}
  for (const [field, schema] of Object.entries(shape)) {
    const asked = populated.get(schema)
    if (asked) populate[field] = asked.populate
    else fields.push(field)
  }
  return { fields: fields.join(','), populate }
}
