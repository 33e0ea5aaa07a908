import { optionsOf, type Shape } from '@beursvloer/contract/content/field-facts'
import type { z } from 'zod'

/** Placeholders for fields that an editor has yet to fill in; the first valid one is used. */
const PLACEHOLDERS: readonly unknown[] = [
  '—',
  '00:00:00',
  '2000-01-01',
  0,
  [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }],
]

/**
 * A draft with placeholders in the fields that `error` complains about, so that an unfinished
 * document can be previewed. Fields for which nothing fits stay as they are.
 */
export function completeDraft(document: unknown, error: z.ZodError, shape: Shape): unknown {
  if (typeof document !== 'object' || document === null) return document
  const completed: Record<string, unknown> = { ...document }
  for (const { path } of error.issues) {
    const field = String(path[0])
    const schema = shape[field]
    if (!schema) continue
    const candidates = optionsOf(schema) ?? PLACEHOLDERS
    const fitting = candidates.find((candidate) => schema.safeParse(candidate).success)
    if (fitting !== undefined) completed[field] = fitting
  }
  return completed
}
