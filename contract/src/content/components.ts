import { z } from 'zod'
import { hasMedia, populateOf, type Shape, withFacts } from './field-facts.ts'
import type { Components, Marked } from './marks.ts'

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
  const schema = parsedEntries(z.object(shape)).transform((entries) =>
    order ? entries.sort(order as (a: unknown, b: unknown) => number) : entries,
  )
  return withFacts(schema, {
    ...componentFacts(shape),
    components: { shape, repeatable: true },
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
