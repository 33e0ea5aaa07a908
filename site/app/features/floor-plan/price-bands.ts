/** Bands of prices in the drawing, at most. */
const BANDS = 3

/** Limits are multiples of this many cents. */
const ROUND_CENTS = 50_000

/**
 * The limits in cents between up to three bands of prices, as wide as each other: a price below the first
 * is in band 0. None for prices that hardly differ.
 */
export function priceLimits(cents: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...cents), Math.max(...cents)]
  const limits = Array.from({ length: BANDS - 1 }, (_, index) => {
    const limit = low + ((high - low) * (index + 1)) / BANDS
    return Math.round(limit / ROUND_CENTS) * ROUND_CENTS
  })
  return [...new Set(limits)].filter((limit) => limit > low && limit <= high)
}

/** The number of the band of a price. */
export const bandOf = (cents: number, limits: readonly number[]): number =>
  limits.filter((limit) => cents >= limit).length
