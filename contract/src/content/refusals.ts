import { factsOf, optionsOf, type Shape } from './field-facts.ts'
import type { TypeName } from './type-names.ts'

/** A field for which the site leaves out a document, or the component of it that has the field. */
export interface Refusal {
  /** With dots inside components: `speakers.0.speaker`. */
  readonly path: string
  /** Unpublished: the field leads to a document that is not on the site. */
  readonly reason: 'empty' | 'unpublished' | 'invalid'
  /** The allowed values of a field with choices. */
  readonly options?: readonly unknown[]
}

/** Whether a document that a relation leads to is on the site. */
export type IsShown = (type: TypeName, documentId: string) => boolean

/**
 * The fields of a document that the site refuses; empty when it can be shown.
 * @param document as the REST API gives it
 */
export function refusalsOf(shape: Shape, document: object, isShown: IsShown): readonly Refusal[] {
  const values = document as Readonly<Record<string, unknown>>
  return Object.entries(shape).flatMap(([field, schema]): readonly Refusal[] => {
    const value = values[field]
    const { relation, components, zone } = factsOf(schema)
    if (relation) {
      if (!relation.required) return []
      const id = (value as { documentId?: string } | null | undefined)?.documentId
      if (!id) return [{ path: field, reason: 'empty' }]
      return isShown(relation.target, id) ? [] : [{ path: field, reason: 'unpublished' }]
    }
    if (components || zone) {
      return entriesOf(value).flatMap(({ entry, place }) => {
        const inner = components?.shape ?? zone?.[String(entry.__component)] ?? {}
        return refusalsOf(inner, entry, isShown).map((refusal) => ({
          ...refusal,
          path: `${field}${place}.${refusal.path}`,
        }))
      })
    }
    if (schema.safeParse(value).success) return []
    const options = optionsOf(schema)
    const reason = isEmpty(value) ? 'empty' : 'invalid'
    return [{ path: field, reason, ...(options && { options }) }]
  })
}

/** The components in a field, with how their place continues its path. */
function entriesOf(value: unknown) {
  const entries = (Array.isArray(value) ? value : [value]) as ({ __component?: string } | null)[]
  return entries.flatMap((entry, at) =>
    entry ? [{ entry, place: Array.isArray(value) ? `.${at}` : '' }] : [],
  )
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
