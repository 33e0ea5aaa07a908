/** The values of an item for each facet of a list. */
export type Facets<Item, Facet extends string> = Readonly<
  Record<Facet, (item: Item) => readonly string[]>
>

export interface Filtered<Item, Facet extends string> {
  /** Items that match every filter, in the given order. */
  readonly found: readonly Item[]
  /** Per facet and value: the number of items with that value, the other filters kept. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>
}

/**
 * Applies every filter and counts every value in one pass: an item that fails exactly one facet
 * still counts for the other values of that facet, one that fails two counts nowhere.
 *
 * @param chosen a value per facet; '' matches all
 */
export function applyFacets<Item, Facet extends string>(
  items: readonly Item[],
  facets: Facets<Item, Facet>,
  chosen: Readonly<Record<NoInfer<Facet>, string>>,
): Filtered<Item, Facet> {
  const names = Object.keys(facets) as Facet[]
  const found: Item[] = []
  const counts = Object.fromEntries(names.map((name) => [name, new Map()])) as Record<
    Facet,
    Map<string, number>
  >
  for (const item of items) {
    const failed = names.filter(
      (facet) => chosen[facet] && !facets[facet](item).includes(chosen[facet]),
    )
    if (failed.length === 0) found.push(item)
    for (const facet of failed.length === 0 ? names : failed.length === 1 ? failed : []) {
      for (const value of facets[facet](item)) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
      }
    }
  }
  return { found, counts }
}
