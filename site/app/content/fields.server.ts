import { z } from 'zod'
import {
  type Components,
  factsOf,
  type Hidden,
  hasMedia,
  type Marked,
  type Named,
  nodeFields,
  populateOf,
  type Relation,
  type Shape,
  withFacts,
} from './field-facts.server.ts'
import type { Graph, TypeName } from './graph.server.ts'
import type { Polygon } from './model.ts'

/**
 * The vocabulary of CMS fields: each is the schema of a REST value and turns it into what the model
 * holds. Empty values become '' or null or false or a default here, once, so that pages need not ask.
 */

export const requiredText = z.string().min(1)
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
export const requiredInteger = z.number().int()
export const integer = z
  .number()
  .int()
  .nullish()
  .transform((value) => value ?? null)
export const count = integer.transform((value) => value ?? 0)
export const requiredDecimal = z.number()
export const decimal = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

export const requiredDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const date = z
  .union([requiredDate, z.null()])
  .optional()
  .transform((value) => value ?? '')

/** A text of lines, each a thing of its own; empty lines are skipped. */
export const lines = text.transform((value): readonly string[] =>
  value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== ''),
)

/** `10:30:00.000` → `10:30`. */
export const requiredTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d/)
  .transform((value) => value.slice(0, 5))
export const time = z
  .union([requiredTime, z.null()])
  .optional()
  .transform((value) => value ?? '')

/** An instant, ISO 8601. */
export const requiredInstant = z.string().refine((value) => !Number.isNaN(Date.parse(value)))
export const instant = text.refine((value) => value === '' || !Number.isNaN(Date.parse(value)))

/** An address of another site. Anything but http and https becomes '': no other scheme is a link. */
export const webAddress = text.transform((value) => (/^https?:\/\//i.test(value) ? value : ''))

/** One of `values`; null when empty. */
export function choice<const T extends readonly string[]>(values: T) {
  return z
    .enum(values)
    .nullish()
    .transform((value) => value ?? null)
}

/** One of `values`; `empty` when the editor chose none. */
export function choiceOr<const T extends readonly string[]>(empty: T[number], values: T) {
  return choice(values).transform((value): T[number] => value ?? empty)
}

/** A field that each language has its own of. Relations never are. */
export function localized<T extends z.ZodType>(schema: T): T {
  return withFacts(schema, { localized: true })
}

/** A field that is read for computing or sorting only: nodes do not have it. */
export function hidden<T extends z.ZodType>(schema: T) {
  return withFacts(schema, { hidden: true }) as Marked<T, Hidden>
}

/** A field that has another name in nodes than in the CMS. */
export function named<const N extends string, T extends z.ZodType>(name: N, schema: T) {
  return withFacts(schema, { name }) as Marked<T, Named<N>>
}

/** The place that the editor gave a document among others. */
export const position = hidden(integer)

const reference = z
  .object({ documentId: z.string() })
  .nullish()
  .transform((value) => value?.documentId ?? null)
const references = z
  .array(z.object({ documentId: z.string() }))
  .nullish()
  .transform((value) => [...new Set((value ?? []).map((item) => item.documentId))])
const populate = { fields: ['documentId'] }

/**
 * A relation to one document; null when there is none, when it is not published, and when it is
 * the document itself. Read as its id.
 */
export function one<N extends TypeName>(
  target: N,
): Marked<z.ZodType<string | null>, Relation<N, 'one'>> {
  return withFacts(reference, {
    populate,
    relation: { target, many: false, required: false },
    link: (id, graph, owner) => (id === owner ? null : graph.one(target, id as string | null)),
  }) as unknown as ReturnType<typeof one<N>>
}

/**
 * A relation to one document without which the document or component that has it is skipped. Those
 * of documents must not form a circle. Read as its id.
 */
export function required<N extends TypeName>(
  target: N,
): Marked<z.ZodType<string | null>, Relation<N, 'required'>> {
  return withFacts(reference, {
    populate,
    relation: { target, many: false, required: true },
    link: (id, graph) => graph.one(target, id as string | null),
  }) as unknown as ReturnType<typeof required<N>>
}

/**
 * A relation to several documents in the editor's order, each once; those that are not published
 * drop out. Read as their ids.
 */
export function many<N extends TypeName>(
  target: N,
): Marked<z.ZodType<readonly string[]>, Relation<N, 'many'>> {
  return withFacts(references, {
    populate,
    relation: { target, many: true, required: false },
    link: (ids, graph) => graph.many(target, ids as readonly string[]),
  }) as unknown as ReturnType<typeof many<N>>
}

/** A component as read: its relations still ids. */
type RawComponent<S extends Shape> = Readonly<z.output<z.ZodObject<S>>>

/** A component; null when the editor left it out. */
export function component<S extends Shape>(shape: S) {
  const schema = z
    .object(shape)
    .nullish()
    .transform((value) => value ?? null)
  return withFacts(schema, {
    ...componentFacts(shape),
    components: { shape, repeatable: false },
  }) as unknown as z.ZodType<RawComponent<S> | null>
}

/**
 * A repeated component; entries that miss something are skipped, the others stay.
 * @param order of the entries; the editor's when absent
 */
export function components<S extends Shape>(
  shape: S,
  order?: (a: RawComponent<S>, b: RawComponent<S>) => number,
) {
  const fields = nodeFields(shape)
  const needed = fields.filter(
    ({ field }) => shape[field] && factsOf(shape[field]).relation?.required,
  )
  const link = (entries: unknown, graph: Graph, owner: string) =>
    (entries as readonly Readonly<Record<string, unknown>>[]).flatMap((entry) => {
      const linked = Object.fromEntries(
        fields.map((item) => {
          const value = entry[item.field]
          return [item.name, item.link ? item.link(value, graph, owner) : value]
        }),
      )
      return needed.some(({ name }) => linked[name] === null) ? [] : [linked]
    })
  const schema = parsedEntries(z.object(shape)).transform((entries) =>
    order ? entries.sort(order as (a: unknown, b: unknown) => number) : entries,
  )
  return withFacts(schema, {
    ...componentFacts(shape),
    components: { shape, repeatable: true },
    ...(fields.some((item) => item.link) && { link }),
  }) as unknown as Marked<z.ZodType<readonly RawComponent<S>[]>, Components<S>>
}

/** A list of which the entries that `item` refuses are skipped. */
export function parsedEntries<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((entries) =>
      (entries ?? []).flatMap((entry) => {
        const parsed = item.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      }),
    )
}

function componentFacts(shape: Shape) {
  const inner = populateOf(shape)
  return {
    populate: Object.keys(inner).length === 0 ? (true as const) : { populate: inner },
    media: hasMedia(shape),
  }
}

/** An area in metres: at least three corners; anything else counts as not drawn. */
export const polygon = z
  .unknown()
  .transform((value): Polygon | null => corners.safeParse(value).data ?? null)
const corners = z.array(z.tuple([z.number(), z.number()])).min(3)
