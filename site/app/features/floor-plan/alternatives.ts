type Point = readonly [x: number, y: number]

/** The one of which the measure is least; null of none. */
export const least = <One>(all: readonly One[], measure: (one: One) => number): One | null =>
  all.reduce<One | null>((best, one) => (best && measure(best) <= measure(one) ? best : one), null)

/** Distance of two points, in metres. */
export const metresBetween = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/**
 * The stands to let in place of one that is not: the cheapest of the fair, and the nearest in the same
 * hall, null where that has none. Null when none can be booked.
 *
 * @param priceOf the price of a stand; null when it cannot be booked
 */
export function alternativesTo<Stand extends { readonly number: string }>(
  halls: readonly { readonly stands: readonly Stand[] }[],
  wish: Stand,
  priceOf: (stand: Stand) => number | null,
  middleOf: (stand: Stand) => Point,
): { readonly cheapest: Stand; readonly nearest: Stand | null } | null {
  const bookable = (stands: readonly Stand[]) => stands.filter((one) => priceOf(one) !== null)
  const cheapest = least(
    bookable(halls.flatMap(({ stands }) => stands)),
    (stand) => priceOf(stand) ?? 0,
  )
  if (!cheapest) return null
  const here = halls.find(({ stands }) => stands.some(({ number }) => number === wish.number))
  const metres = (stand: Stand) => metresBetween(middleOf(stand), middleOf(wish))
  return { cheapest, nearest: least(bookable(here?.stands ?? []), metres) }
}
