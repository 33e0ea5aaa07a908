import type {
  Field,
  FieldProblems,
  FileEntry,
  FormDefinition,
  Group,
  List,
  Part,
  Values,
} from './definition.ts'
import { emptyValue, mapValues, partsOf } from './parts.ts'
import { fits } from './unknown-paths.ts'

type Form = Pick<FormDefinition, 'steps'>

/** The parts of all steps of a form, as types. */
type PartOf<F extends Form> = F['steps'][number]['parts'][number]

type FieldValue<F extends Field> = F extends { readonly kind: 'checkbox' }
  ? boolean
  : F extends { readonly kind: 'checkboxes' }
    ? readonly string[]
    : F extends { readonly kind: 'file' }
      ? readonly FileEntry[]
      : string

type GroupValues<F extends Field> = { readonly [One in F as One['name']]: FieldValue<One> }

type PartValue<P extends Part> = P extends Group
  ? GroupValues<P['fields'][number]>
  : P extends List
    ? readonly GroupValues<P['fields'][number]>[]
    : P extends Field
      ? FieldValue<P>
      : never

/** The values of a form, with the names and types of its own fields. */
export type FormValues<F extends Form> = {
  readonly [P in PartOf<F> as P['name']]: PartValue<P>
}

type PathIn<P extends Part> = P extends Group
  ? `${P['name']}.${P['fields'][number]['name']}`
  : P extends List
    ? `${P['name']}.${number}.${P['fields'][number]['name']}`
    : P['name']

/** The paths of a form's own fields. */
export type FieldPath<F extends Form> = PathIn<PartOf<F>>

/** Problems of a form's own fields: `FieldProblems` with its paths only. */
export type ProblemsOf<F extends Form> = {
  -readonly [Path in FieldPath<F>]?: FieldProblems[string]
}

/**
 * Reads values by the names of a form's fields, so that a renamed field fails the type check
 * wherever it is used. A missing value, as of an inactive field, or one of another type, as of an
 * older form, is empty: `''`, `false`, `[]`.
 */
export const formValues = <const F extends Form>(definition: F, values: Values): FormValues<F> =>
  mapValues(partsOf(definition), values, ({ field }, value) =>
    fits(field, value) ? value : emptyValue(field),
  ) as FormValues<F>
