import { type Entry, Reference } from './entry.ts'

/** A fault in the data, in one line an editor of the data files can act on. */
export interface Problem {
  readonly file: string
  readonly key: string
  readonly field: string
  readonly message: string
}

export const describe = (problem: Problem) =>
  `${problem.file}: "${problem.key}", field ${problem.field}: ${problem.message}`

/** Every reference in a value, with the path of its field. */
function* referencesIn(value: unknown, path: string): Generator<[string, Reference]> {
  if (value instanceof Reference) yield [path, value]
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* referencesIn(item, `${path}[${index}]`)
  else if (value?.constructor === Object)
    for (const [field, item] of Object.entries(value))
      yield* referencesIn(item, path ? `${path}.${field}` : field)
}

/**
 * Duplicates and references that lead nowhere or forward. The CMS itself checks the rest (lengths,
 * overlap in the programme).
 */
export function problemsOf(entries: readonly Entry[]): Problem[] {
  const problems: Problem[] = []
  const known = new Map<string, Entry>()
  for (const entry of entries) {
    const { file, key, type } = entry
    const twin = known.get(`${type}/${key}`)
    if (twin)
      problems.push({
        file,
        key,
        field: entry.identity ?? 'key',
        message: `already used in ${twin.file}`,
      })
    for (const [field, target] of referencesIn(entry.dutch, '')) {
      if (known.has(`${target.type}/${target.key}`)) continue
      problems.push({
        file,
        key,
        field,
        message: `there is no ${target.type} "${target.key}" before it`,
      })
    }
    known.set(`${type}/${key}`, entry)
  }
  return problems
}
