import { z } from 'zod'
import type { TypeName } from './type-names.ts'

/** The fields of a document, a component or a block: CMS name → schema of the REST API's value. */
export type Shape = Readonly<Record<string, z.ZodType>>

/** The `populate` parameter of the CMS for a value that is not plain. */
export type Populate = true | { readonly [key: string]: unknown }

/** The facts about a field besides the schema of its value. */
export interface FieldFacts {
  /** The field has a value per language; the rest comes from the Dutch document. */
  readonly localized?: true
  /** Read for computing or sorting only. */
  readonly hidden?: true
  /** Its name on the site if it differs from the CMS's. */
  readonly name?: string
  /** Absent for plain values. */
  readonly populate?: Populate
  /** Whether it may hold files of the media library. */
  readonly media?: boolean
  /** The type that a relation leads to. */
  readonly relation?: {
    readonly target: TypeName
    readonly many: boolean
    readonly required: boolean
  }
  /** Of components: the fields of each. */
  readonly components?: { readonly shape: Shape; readonly repeatable: boolean }
  /** Of a dynamic zone: the fields of each component, by its name in the CMS. */
  readonly zone?: Readonly<Record<string, Shape>>
  /** Whether it is the name of an icon. */
  readonly icon?: true
}

const facts = new WeakMap<z.ZodType, FieldFacts>()

/** The facts about a field besides the schema of its value. */
export function factsOf(schema: z.ZodType): FieldFacts {
  return facts.get(schema) ?? {}
}

/** A copy of the schema with more facts. */
export function withFacts<T extends z.ZodType>(schema: T, more: FieldFacts): T {
  const copy = schema.clone()
  facts.set(copy, { ...factsOf(schema), ...more })
  return copy
}

/** All values of a choice that must be made; null for other fields. */
export function optionsOf(schema: z.ZodType): readonly unknown[] | null {
  return schema instanceof z.ZodEnum ? schema.options : null
}

/** The `populate` parameters for the fields of a shape that are not plain values. */
export function populateOf(shape: Shape): Readonly<Record<string, Populate>> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => {
      const { populate } = factsOf(schema)
      return populate ? [[field, populate]] : []
    }),
  )
}

/** Names of the fields of a shape that are plain values. */
export function plainFields(shape: Shape): readonly string[] {
  return Object.entries(shape).flatMap(([field, schema]) =>
    factsOf(schema).populate ? [] : [field],
  )
}

/** Whether a field of a shape may hold files of the media library. */
export function hasMedia(shape: Shape): boolean {
  return Object.values(shape).some((schema) => factsOf(schema).media)
}
