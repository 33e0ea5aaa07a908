import type { Condition, Part, Value, Values } from './definition.ts'
import { mapValues, ownerOf, placesOf, valueAt } from './parts.ts'

const holds = (condition: Condition, value: Value): boolean => {
  if ('isNot' in condition) return !condition.isNot.includes(String(value ?? ''))
  // A box that was not ticked is not sent at all.
  const given = value ?? false
  return Array.isArray(given)
    ? given.some((one) => condition.is.includes(one as string))
    : condition.is.includes(given as string | boolean)
}

/**
 * Whether the field at `path` is active: all its conditions hold. A field that depends on an
 * inactive field is inactive too. In a list, `*` in a condition stands for the item itself
 * (`coExhibitors.*.country`).
 */
export function isActive(parts: readonly Part[], values: Values, path: string): boolean {
  const seen = new Set<string>()
  const active = (at: string): boolean => {
    // Fields that wait for each other are never active.
    if (seen.has(at)) return false
    seen.add(at)
    const [, index = ''] = at.split('.')
    const owner = ownerOf(parts, at)
    const name = at.split('.').at(-1)
    const part = (owner ? owner.fields : parts).find((candidate) => candidate.name === name)
    const result = [owner?.when, part?.when].every((condition) => {
      if (!condition) return true
      const field = condition.field.replace('*', index)
      return active(field) && holds(condition, valueAt(values, field))
    })
    seen.delete(at)
    return result
  }
  return active(path)
}

/**
 * The values of active fields: others are neither checked nor stored. An inactive list has no
 * items.
 */
export function activeValues(parts: readonly Part[], values: Values): Values {
  const active = activePaths(parts, values)
  const kept = mapValues(parts, values, ({ path }, value) => (active.has(path) ? value : undefined))
  const lists = parts.filter(({ kind, name }) => kind === 'list' && !active.has(name))
  return { ...kept, ...Object.fromEntries(lists.map(({ name }) => [name, []])) }
}

/** The paths of all fields, groups and lists that are active. */
export const activePaths = (parts: readonly Part[], values: Values): ReadonlySet<string> =>
  new Set(
    [...parts.map(({ name }) => name), ...placesOf(parts, values).map(({ path }) => path)].filter(
      (path) => isActive(parts, values, path),
    ),
  )
