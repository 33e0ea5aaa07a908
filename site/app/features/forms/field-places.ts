import type { Field, List, Part, Value, Values } from '@beursvloer/contract/forms/definition'
import {
  emptyValue,
  emptyValues,
  isField,
  mapValues,
  valueAt,
} from '@beursvloer/contract/forms/parts'
import { FieldHandle } from './field-handle.ts'

/** A field with its place; `group` names its group by the key of the item, which stays. */
export interface Slot {
  readonly path: string
  readonly handle: FieldHandle
  readonly group: string
}

const initialOf = (field: Field): Value => field.initial ?? emptyValue(field)

/**
 * The fields of a form with their places among the items of its lists. An item keeps its key, and a
 * field its states, when items before it go and its path changes.
 */
export class FieldPlaces {
  slots: ReadonlyMap<string, Slot> = new Map()
  #parts: readonly Part[] = []
  #values: Values
  readonly #handles = new Map<string, FieldHandle>()
  readonly #items = new Map<string, readonly number[]>()
  #lastKey = 0

  constructor(values: Values) {
    this.#values = values
  }

  /** Gives every field of these parts its handle and its path. */
  place(parts: readonly Part[]): void {
    this.#parts = parts
    const slots = new Map<string, Slot>()
    const put = (field: Field, path: string, group: string) => {
      const id = group ? `${group}.${field.name}` : field.name
      const begin = () => new FieldHandle(field, valueAt(this.#values, path) ?? initialOf(field))
      const handle = this.#handles.get(id) ?? begin()
      handle.field = field
      this.#handles.set(id, handle)
      slots.set(path, { path, handle, group })
    }
    for (const part of parts) {
      if (isField(part)) put(part, part.name, '')
      else if (part.kind === 'group') {
        for (const field of part.fields) put(field, `${part.name}.${field.name}`, part.name)
      } else {
        const keys = this.#items.get(part.name) ?? this.#firstItems(part)
        this.#items.set(part.name, keys)
        keys.forEach((key, index) => {
          const group = `${part.name}.#${key}`
          for (const field of part.fields) put(field, `${part.name}.${index}.${field.name}`, group)
        })
      }
    }
    this.slots = slots
  }

  /** Keys of a list's items in order. */
  items(list: string): readonly number[] {
    return this.#items.get(list) ?? []
  }

  addItem({ name }: List): void {
    this.#items.set(name, [...this.items(name), ++this.#lastKey])
    this.place(this.#parts)
  }

  /** @returns the group that is no longer there */
  removeItem({ name }: List, index: number): string {
    const group = `${name}.#${this.items(name)[index]}`
    const rest = this.items(name).filter((_, at) => at !== index)
    this.#items.set(name, rest)
    for (const [id, handle] of this.#handles) {
      if (!id.startsWith(`${group}.`)) continue
      handle.detach()
      this.#handles.delete(id)
    }
    this.place(this.#parts)
    return group
  }

  /** Begins anew with other values. */
  replace(values: Values): void {
    for (const handle of this.#handles.values()) handle.detach()
    this.#handles.clear()
    this.#items.clear()
    this.#values = values
    this.place(this.#parts)
  }

  /** Everything that is filled in, also in fields that are not active. */
  collect(read: (handle: FieldHandle) => Value): Values {
    const shape = emptyValues(this.#parts, ({ name }) => this.items(name).length)
    return mapValues(this.#parts, shape, ({ path }) => {
      const slot = this.slots.get(path)
      return slot && read(slot.handle)
    })
  }

  #firstItems(list: List): readonly number[] {
    const given = valueAt(this.#values, list.name)
    const length = Math.max(list.minItems, Array.isArray(given) ? given.length : 0)
    return Array.from({ length }, () => ++this.#lastKey)
  }
}
