import type { Field, FileEntry, FormDefinition, List, Part, Value, Values } from './definition.ts'
import { emptyValues, mapValues, partsOf } from './parts.ts'

/** Names that begin so belong to the frame (ticket, honeypot, buttons), never to a form. */
const RESERVED = /^_/

/** Button of a list that asks for one more item, or one less: `coExhibitors`, `coExhibitors.0`. */
export const ADD_ITEM = '_add'
export const REMOVE_ITEM = '_remove'

export interface ReadForm {
  /** As sent, by definition; files as `FileEntry[]` at their own path. Not normalised yet. */
  readonly values: Values
  /** Every file with the path of its field. */
  readonly files: readonly { readonly path: string; readonly file: File }[]
  /** Names that no field of this form has, or that came more often or of another kind than it takes. */
  readonly unknown: readonly string[]
  /**
   * True: a request for the page with an item more or less (without JavaScript), not a submission.
   */
  readonly resized: boolean
}

const several = ({ kind }: Field) => kind === 'checkboxes' || kind === 'file'

/** The highest index that was sent of a list, plus one. */
const lengthOf = (list: List, names: Iterable<string>): number => {
  const index = new RegExp(`^${list.name}\\.(0|[1-9]\\d?)\\.`)
  let length = 0
  for (const name of names) {
    const found = index.exec(name)
    if (found) length = Math.max(length, Number(found[1]) + 1)
  }
  return Math.min(length, list.maxItems)
}

const isFilled = (value: Value): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : !!value

/** An item of a list without values; initial values of fields do not count. */
const isBlank = (item: Values, list: List): boolean =>
  list.fields.every(
    ({ name, initial }) =>
      !isFilled(item[name]) || (item[name] === initial && initial !== undefined),
  )

/**
 * Reads a browser's form data by a form's definition: values without a field are ignored. Blank
 * items of a list are dropped; without JavaScript some are offered in advance.
 */
export function readForm(definition: Pick<FormDefinition, 'steps'>, data: FormData): ReadForm {
  const parts = partsOf(definition)
  const names = new Set(data.keys())
  const shape = emptyValues(parts, (list) => lengthOf(list, names))
  const files: { path: string; file: File }[] = []
  const unknown = new Set([...names].filter((name) => !RESERVED.test(name)))
  const read = (path: string, field: Field): Value => {
    const sent = data.getAll(path)
    const fits =
      (several(field) || sent.length <= 1) &&
      sent.every((one) => (typeof one === 'string') === (field.kind !== 'file'))
    if (!fits) return undefined
    unknown.delete(path)
    if (field.kind === 'file') {
      const entries: FileEntry[] = []
      for (const file of sent as File[]) {
        // A browser sends an empty file where none was chosen.
        if (file.name === '' && file.size === 0) continue
        files.push({ path, file })
        entries.push({ name: file.name, file })
      }
      return entries
    }
    if (field.kind === 'checkboxes') return sent as string[]
    if (field.kind === 'checkbox') return sent.length > 0
    return sent[0] as string | undefined
  }
  const values = mapValues(parts, shape, ({ path, field }) => read(path, field))
  return { ...resize(parts, values, data), files, unknown: [...unknown] }
}

/** Drops blank items, and applies the buttons of lists without JavaScript. */
function resize(parts: readonly Part[], values: Values, data: FormData) {
  const add = data.get(ADD_ITEM)
  const remove = data.get(REMOVE_ITEM)
  const sized: Record<string, Value> = { ...values }
  for (const part of parts) {
    if (part.kind !== 'list') continue
    const items = (values[part.name] as readonly Values[]).filter(
      (item, index) => `${part.name}.${index}` !== remove && !isBlank(item, part),
    )
    sized[part.name] = add === part.name ? [...items, {}].slice(0, part.maxItems) : items
  }
  return { values: sized, resized: add !== null || remove !== null }
}
