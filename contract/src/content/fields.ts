import { z } from 'zod'
import { isColour } from '../house-style/colour.ts'
import { withFacts } from './field-facts.ts'
import type { Hidden, Marked, Named } from './marks.ts'
import type { Polygon } from './values.ts'

/**
 * The vocabulary of CMS fields: each is the schema of a REST value and turns it into the value of
 * the model. Empty values become '' or null or false or a default here, once, so that pages need
 * not check.
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

/** A text as a list of its lines; empty lines are skipped. */
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

/** A colour, `#rrggbb` in small letters; '' when empty or not one. */
export const colour = text.transform((value) => (isColour(value) ? value.toLowerCase() : ''))

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

/** A field with a value per language. Relations never are. */
export function localized<T extends z.ZodType>(schema: T): T {
  return withFacts(schema, { localized: true })
}

/** A field for computing or sorting only: nodes do not have it. */
export function hidden<T extends z.ZodType>(schema: T) {
  return withFacts(schema, { hidden: true }) as Marked<T, Hidden>
}

/** A field that has another name in nodes than in the CMS. */
export function named<const N extends string, T extends z.ZodType>(name: N, schema: T) {
  return withFacts(schema, { name }) as Marked<T, Named<N>>
}

/** The place that the editor gave a document among others. */
export const position = hidden(integer)

/** An area in metres: at least three corners; anything else counts as not drawn. */
export const polygon = z
  .unknown()
  .transform((value): Polygon | null => corners.safeParse(value).data ?? null)
const corner = z.tuple([z.number(), z.number()])
const corners = z.array(corner).min(3)

/** A place in metres; anything else counts as not drawn. */
export const point = z
  .unknown()
  .transform((value): Polygon[number] | null => corner.safeParse(value).data ?? null)
