import { z } from 'zod'
import { withFacts } from './field-facts.ts'
import type { Marked, Relation } from './marks.ts'
import type { TypeName } from './type-names.ts'

const reference = z
  .object({ documentId: z.string() })
  .nullish()
  .transform((value) => value?.documentId ?? null)
const references = z
  .array(z.object({ documentId: z.string() }))
  .nullish()
  .transform((value) => [...new Set((value ?? []).map((item) => item.documentId))])
const populate = { fields: ['documentId'] }

/**
 * A relation to one document; null when there is none, when it is not published, and when it is
 * the document itself. Read as its id.
 */
export function one<N extends TypeName>(
  target: N,
): Marked<z.ZodType<string | null>, Relation<N, 'one'>> {
  return withFacts(reference, {
    populate,
    relation: { target, many: false, required: false },
  }) as unknown as ReturnType<typeof one<N>>
}

/**
 * A relation to one document without which the document or component that has it is skipped. Those
 * of documents must not form a circle. Read as its id.
 */
export function required<N extends TypeName>(
  target: N,
): Marked<z.ZodType<string | null>, Relation<N, 'required'>> {
  return withFacts(reference, {
    populate,
    relation: { target, many: false, required: true },
  }) as unknown as ReturnType<typeof required<N>>
}

/**
 * A relation to several documents in the editor's order, each once; those that are not published
 * drop out. Read as their ids.
 */
export function many<N extends TypeName>(
  target: N,
): Marked<z.ZodType<readonly string[]>, Relation<N, 'many'>> {
  return withFacts(references, {
    populate,
    relation: { target, many: true, required: false },
  }) as unknown as ReturnType<typeof many<N>>
}
