import type { z } from 'zod'
import type { Shape } from './field-facts.ts'
import type { TypeName } from './type-names.ts'

declare const inNode: unique symbol

/** A schema whose value is changed after reading; `M` describes the change. */
export type Marked<T extends z.ZodType, M> = T & { readonly [inNode]: M }

/** How a field is marked; `unknown` for those that stay as they were read. */
export type MarkOf<F> = F extends { readonly [inNode]: infer M } ? M : unknown

/** A field for computing or sorting only. */
export interface Hidden {
  readonly hidden: true
}
/** A field with another name on the site. */
export interface Named<N extends string> {
  readonly name: N
}
/** A relation by the name of its type, since types lead to one another in circles. */
export interface Relation<N extends TypeName, K extends 'one' | 'many' | 'required'> {
  readonly relatesTo: N
  readonly how: K
}
/** Components with these fields, which may be marked in turn. */
export interface Components<S extends Shape> {
  readonly shape: S
}
/** The name of an icon, which the site draws. */
export interface NameOfIcon {
  readonly icon: true
}
/** A dynamic zone. */
export interface Zone {
  readonly zone: true
}
