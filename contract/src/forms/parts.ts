import type {
  Copy,
  Field,
  FileEntry,
  FormDefinition,
  Group,
  List,
  Option,
  OptionSources,
  Part,
  Value,
  Values,
} from './definition.ts'

/** A field where it stands in a filled-in form. */
export interface Place {
  /** `company.kvk`, `coExhibitors.0.name`: HTML name, and key of problems. */
  readonly path: string
  readonly field: Field
}

/** A form without its field of a name. */
export const withoutField = <Definition extends FormDefinition>(
  definition: Definition,
  name: string,
): Definition => ({
  ...definition,
  steps: definition.steps.map((step) => ({
    ...step,
    parts: step.parts.filter((part) => !isField(part) || part.name !== name),
  })),
})

/** All parts of all steps, in order. */
export const partsOf = ({ steps }: Pick<FormDefinition, 'steps'>): readonly Part[] =>
  steps.flatMap(({ parts }) => parts)

export const isField = (part: Part): part is Field => part.kind !== 'group' && part.kind !== 'list'

/** The value at a path: `valueAt(values, 'coExhibitors.0.name')`. */
export function valueAt(values: Values, path: string): Value {
  let value: unknown = values
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value as Value
}

const itemsAt = (values: Values, list: List): readonly Values[] => {
  const items = values[list.name]
  return Array.isArray(items) ? (items as readonly Values[]) : []
}

/**
 * Makes new values of the same shape, field by field; values without a field are left out, and so
 * is a field for which `change` gives undefined. `change` also gets the old values beside the
 * field.
 */
export function mapValues(
  parts: readonly Part[],
  values: Values,
  change: (place: Place, value: Value, siblings: Values) => Value,
): Values {
  const fill = (fields: readonly Field[], from: Values = {}, prefix: string) => {
    const filled: Record<string, Value> = {}
    for (const field of fields) {
      const old = Object.hasOwn(from, field.name) ? from[field.name] : undefined
      const value = change({ path: prefix + field.name, field }, old, from)
      if (value !== undefined) filled[field.name] = value
    }
    return filled
  }
  const made: Record<string, Value> = {}
  for (const part of parts) {
    if (isField(part)) Object.assign(made, fill([part], values, ''))
    else if (part.kind === 'group') {
      made[part.name] = fill(part.fields, valueAt(values, part.name) as Values, `${part.name}.`)
    } else {
      made[part.name] = itemsAt(values, part).map((item, index) =>
        fill(part.fields, item, `${part.name}.${index}.`),
      )
    }
  }
  return made
}

/** Every filled-in field of a form: those of a list once for each of its items. */
export function placesOf(parts: readonly Part[], values: Values): readonly Place[] {
  return parts.flatMap((part) => {
    if (isField(part)) return [{ path: part.name, field: part }]
    const prefixes =
      part.kind === 'group'
        ? [`${part.name}.`]
        : itemsAt(values, part).map((_, index) => `${part.name}.${index}.`)
    return prefixes.flatMap((prefix) =>
      part.fields.map((field) => ({ path: prefix + field.name, field })),
    )
  })
}

/** The group or list that a path lies in, if any. */
export const ownerOf = (parts: readonly Part[], path: string): Group | List | undefined => {
  const [name, rest] = path.split('.', 2)
  const part = rest === undefined ? undefined : parts.find((candidate) => candidate.name === name)
  return part && !isField(part) ? part : undefined
}

/** The choices of a field, from the definition or from the content; none where it has none. */
export const optionsOf = (
  { options }: Pick<Field, 'options'>,
  sources: OptionSources = {},
): readonly Option[] => (typeof options === 'string' ? (sources[options] ?? []) : (options ?? []))

/** Empty values of a form; a list has `length` items. */
export const emptyValues = (
  parts: readonly Part[],
  length: (list: List) => number = ({ minItems }) => minItems,
): Values =>
  Object.fromEntries(
    parts
      .filter((part) => !isField(part))
      .map((part) => [
        part.name,
        part.kind === 'list' ? Array.from({ length: length(part) }, () => ({})) : {},
      ]),
  )

/** The value of an empty field. */
export function emptyValue({ kind }: Pick<Field, 'kind'>): Value {
  if (kind === 'checkbox') return false
  return kind === 'checkboxes' || kind === 'file' ? [] : ''
}

/**
 * Whether a field's value is omitted from a kind of copy: passwords from all, account numbers from
 * some.
 */
export const isOmittedFrom = (
  copy: Copy,
  { omitFrom, kind }: Pick<Field, 'omitFrom' | 'kind'>,
): boolean => kind === 'password' || omitFrom?.includes(copy) === true

/** The values with only the names of files: as JSON, and for staff. */
export const withoutContents = (parts: readonly Part[], values: Values): Values =>
  mapValues(parts, values, ({ field }, value) =>
    field.kind === 'file' && Array.isArray(value)
      ? (value as readonly FileEntry[]).map(({ name }) => ({ name }))
      : value,
  )

/** Whether something has to be filled in: for "(optioneel)" and `aria-required`. */
export const isRequired = ({ rules = '' }: Field): boolean =>
  /(^|\|)[*+?\d()]*(required|accepted|iban)\b/.test(rules)

/** An unticked box is empty for the rules, as an untouched field is. */
export const ruleValue = (value: Value): Value => (value === false ? undefined : value)
