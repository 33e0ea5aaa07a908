import { dropAllInvisible } from '../visible-text.ts'

/**
 * Whether nobody finds anything in a field: spaces, paragraphs without a letter and lists of these are
 * nothing.
 */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return dropAllInvisible(value).trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  if (typeof value !== 'object' || value === null) return value === null || value === undefined
  const { type, text, children } = value as { type?: string; text?: string; children?: unknown }
  // A block for text has that type too, and no text of its own.
  if (type === 'text' && text !== undefined) return isBlank(text)
  return Array.isArray(children) && type !== 'image' && isBlank(children)
}
