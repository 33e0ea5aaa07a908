import { z } from 'zod'
import { factsOf, type Shape } from './field-facts.ts'
import type { TypeName } from './type-names.ts'

/** The fields that the REST API sends with every document. */
export const head = {
  documentId: z.string().min(1),
  updatedAt: z.string().min(1),
  publishedAt: z.string().nullish(),
}

/** A document as read: its fields in the model's terms, its relations still ids. */
export type RawOf<S extends Shape> = z.output<z.ZodObject<typeof head & S>>

/** How one CMS type is fetched, checked, and turned into the site's model. */
interface Description<
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
  /** The fields computed from other fields of the document. */
  own?(raw: RawOf<S>): Own
  /** Lists of documents that relate to this one: field → their type. The site fills them in. */
  readonly reverse?: Reverse
}

declare const describedAs: unique symbol

/** A content type that keeps its description. */
export interface DescribedType<S, Own, Reverse> extends ContentType {
  readonly [describedAs]: readonly [S, Own, Reverse]
}

/** The same without its type parameters, for code that treats all types alike. */
export interface ContentType {
  readonly name: TypeName
  readonly path: string
  readonly single: boolean
  readonly draftAndPublish: boolean
  readonly shape: Shape
  /**
   * The fields with a value per language; the rest and all relations come from the Dutch document.
   */
  readonly localized: Shape
  /** Relations without which the document is skipped: field → type. */
  readonly requires: Readonly<Record<string, TypeName>>
  readonly reverse: readonly string[]
  overlay?(raw: RawDocument, translation: RawDocument): Readonly<Record<string, unknown>>
  order?(a: RawDocument, b: RawDocument): number
  own?(raw: RawDocument): Readonly<Record<string, unknown>>
}

/** Reads a Dutch document of the REST answer. */
export const documentSchema = ({ shape }: ContentType) => z.object({ ...head, ...shape })

export interface RawDocument {
  readonly documentId: string
  readonly updatedAt: string
  readonly publishedAt?: string | null | undefined
  readonly [field: string]: unknown
}

/** A content type from its description. */
export function contentType<
  N extends TypeName,
  S extends Shape,
  Own extends object = object,
  const Reverse extends Readonly<Record<string, TypeName>> = Record<never, never>,
>(description: Description<N, S, Own, Reverse>): DescribedType<S, Own, Reverse> {
  const { name, path, single = false, draftAndPublish, shape, reverse = {} } = description
  const fields = Object.entries(shape)
  // The only cast that drops a type's own raw shape: raw documents are made by its shape alone, so
  // the values passed here are of that shape.
  const { overlay, order, own } = description as unknown as Pick<
    ContentType,
    'overlay' | 'order' | 'own'
  >
  const type: ContentType = {
    name,
    path,
    single,
    draftAndPublish,
    shape,
    localized: Object.fromEntries(fields.filter(([, schema]) => factsOf(schema).localized)),
    requires: Object.fromEntries(
      fields.flatMap(([field, schema]) => {
        const { relation } = factsOf(schema)
        return relation?.required ? [[field, relation.target] as const] : []
      }),
    ),
    reverse: Object.keys(reverse),
    ...(overlay && { overlay }),
    ...(order && { order }),
    ...(own && { own }),
  }
  return type as DescribedType<S, Own, Reverse>
}
