import { z } from 'zod'
import {
  factsOf,
  hasMedia,
  nodeFields,
  populateOf,
  type Shape,
  withFacts,
} from './field-facts.server.ts'
import type { Graph } from './graph.server.ts'
import type { Components, Marked } from './node-fields.ts'

/** A component as read: its relations still ids. */
type RawComponent<S extends Shape> = Readonly<z.output<z.ZodObject<S>>>

/** A component; null when the editor left it out. */
export function component<S extends Shape>(shape: S) {
  const schema = z
    .object(shape)
    .nullish()
    .transform((value) => value ?? null)
  return withFacts(schema, {
    ...componentFacts(shape),
    components: { shape, repeatable: false },
  }) as unknown as z.ZodType<RawComponent<S> | null>
}

/**
 * A repeated component; entries that miss something are skipped, the others stay.
 * @param order of the entries; the editor's when absent
 */
export function components<S extends Shape>(
  shape: S,
  order?: (a: RawComponent<S>, b: RawComponent<S>) => number,
) {
  const fields = nodeFields(shape)
  const needed = fields.filter(
    ({ field }) => shape[field] && factsOf(shape[field]).relation?.required,
  )
  const link = (entries: unknown, graph: Graph, owner: string) =>
    (entries as readonly Readonly<Record<string, unknown>>[]).flatMap((entry) => {
      const linked = Object.fromEntries(
        fields.map((item) => {
          const value = entry[item.field]
          return [item.name, item.link ? item.link(value, graph, owner) : value]
        }),
      )
      return needed.some(({ name }) => linked[name] === null) ? [] : [linked]
    })
  const schema = parsedEntries(z.object(shape)).transform((entries) =>
    order ? entries.sort(order as (a: unknown, b: unknown) => number) : entries,
  )
  return withFacts(schema, {
    ...componentFacts(shape),
    components: { shape, repeatable: true },
    ...(fields.some((item) => item.link) && { link }),
  }) as unknown as Marked<z.ZodType<readonly RawComponent<S>[]>, Components<S>>
}

/** A list of which the entries that `item` refuses are skipped. */
export function parsedEntries<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((entries) =>
      (entries ?? []).flatMap((entry) => {
        const parsed = item.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      }),
    )
}

function componentFacts(shape: Shape) {
  const inner = populateOf(shape)
  return {
    populate: Object.keys(inner).length === 0 ? (true as const) : { populate: inner },
    media: hasMedia(shape),
  }
}
