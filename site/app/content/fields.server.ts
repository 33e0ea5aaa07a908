import { z } from 'zod'

/**
 * The vocabulary of CMS fields: each is the schema of a REST value and turns it into what the model
 * holds. Empty values become '' or null or false here, once, so that pages need not ask.
 */

/** What to ask the CMS for a field that is not a plain value; the query of a type follows from it. */
export const populated = z.registry<{ populate: object | true }>()

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

/** A text of lines, each a thing of its own; empty lines are left out. */
export const lines = text.transform((value) =>
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

/** A field that is not a plain value: `populate` is what to ask the CMS for it. */
export function populate<T extends z.ZodType>(what: object | true, schema: T): T {
  populated.add(schema, { populate: what })
  return schema
}

const reference = z.object({ documentId: z.string() })
const ID_ONLY = { fields: ['documentId'] }

/** A relation to one document, as its id; null when there is none or it is not published. */
export function one() {
  return populate(
    ID_ONLY,
    reference.nullish().transform((value) => value?.documentId ?? null),
  )
}

/** A relation to several documents, as their ids in the editor's order, each once. */
export function many() {
  return populate(
    ID_ONLY,
    z
      .array(reference)
      .nullish()
      .transform((value) => [...new Set((value ?? []).map((item) => item.documentId))]),
  )
}

/** A repeated component; entries that miss something are left out, the others stay. */
export function components<T extends z.ZodType>(item: T, what: object | true = true) {
  return populate(
    what,
    z
      .array(z.unknown())
      .nullish()
      .transform((entries) =>
        (entries ?? []).flatMap((entry) => {
          const parsed = item.safeParse(entry)
          return parsed.success ? [parsed.data] : []
        }),
      ),
  )
}

/** An area in metres: at least three corners; anything else counts as not drawn. */
export const polygon = z.unknown().transform((value) => corners.safeParse(value).data ?? null)
const corners = z.array(z.tuple([z.number(), z.number()])).min(3)
