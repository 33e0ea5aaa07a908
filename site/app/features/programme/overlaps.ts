import type { ItemSummary } from './item-summary.ts'

type Timed = Pick<ItemSummary, 'id' | 'date' | 'start' | 'end' | 'state'>

/**
 * Per item the others that are on at the same time, by id; items without any are absent. Cancelled
 * items hinder nobody, and one that begins as another ends does not overlap it.
 */
export function findOverlaps<T extends Timed>(
  items: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const going = items.filter(({ state }) => state !== 'cancelled')
  const overlaps = new Map<string, T[]>()
  for (const item of going) {
    const others = going.filter(
      (other) =>
        other !== item &&
        other.date === item.date &&
        other.start < item.end &&
        item.start < other.end,
    )
    if (others.length > 0) overlaps.set(item.id, others)
  }
  return overlaps
}
