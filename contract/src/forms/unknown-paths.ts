import type { Field, FormDefinition, Part, Value, Values } from './definition.ts'
import { isField, partsOf } from './parts.ts'

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areAll = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne)

/** Maximum of ticked boxes of a field. */
const MAX_TICKED = 100

/** Whether a value is of the type that a field of this kind has. */
export function fits({ kind }: Pick<Field, 'kind'>, value: unknown): value is Value {
  if (kind === 'checkbox') return typeof value === 'boolean'
  if (kind === 'checkboxes')
    return (
      areAll(value, (one) => typeof one === 'string') && (value as unknown[]).length <= MAX_TICKED
    )
  if (kind === 'file') return areAll(value, (one) => isObject(one) && typeof one.name === 'string')
  return typeof value === 'string'
}

function inFields(fields: readonly Field[], values: Values, prefix: string): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name)
    return field && fits(field, value) ? [] : [prefix + name]
  })
}

function inPart(part: Part | undefined, name: string, value: unknown): string[] {
  if (!part) return [name]
  if (isField(part)) return fits(part, value) ? [] : [name]
  if (part.kind === 'group')
    return isObject(value) ? inFields(part.fields, value, `${name}.`) : [name]
  if (!Array.isArray(value) || value.length > part.maxItems || !value.every(isObject)) return [name]
  return value.flatMap((item, index) => inFields(part.fields, item, `${name}.${index}.`))
}

/**
 * The paths of all values without a field in the form, or with a field of another type. Only fields
 * of the definition are ever stored.
 */
export function unknownPaths(
  definition: Pick<FormDefinition, 'steps'>,
  values: Values,
): readonly string[] {
  const parts = partsOf(definition)
  return Object.entries(values).flatMap(([name, value]) =>
    inPart(
      parts.find((part) => part.name === name),
      name,
      value,
    ),
  )
}
