import type { doorMessages } from './messages.ts'

export type DoorTexts = (typeof doorMessages)['nl']

/**
 * How many more may walk in.
 * @param left null: no limit
 */
export function walkInsText(t: DoorTexts, left: number | null): string {
  if (left === null) return t.walkInsOpen
  return left === 0 ? t.walkInsFull : t.walkInsLeft(left)
}
