/**
 * The items with the fewest free places, those that are full left out; the first ones while nothing is
 * known of any.
 * @param leftOf the number of free places; undefined: not known, null: as many as come
 */
export function fullest<T extends { readonly id: string }>(
  items: readonly T[],
  leftOf: (id: string) => number | null | undefined,
  count: number,
): readonly T[] {
  const free = items
    .map((item) => ({ item, left: leftOf(item.id) ?? 0 }))
    .filter(({ left }) => left > 0)
    .sort((a, b) => a.left - b.left)
  return (free.length > 0 ? free.map(({ item }) => item) : items).slice(0, count)
}
