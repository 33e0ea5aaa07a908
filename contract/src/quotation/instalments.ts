import { timesRatio } from './money.ts'

/**
 * Splits a total in cents by percentages that are 100 together; the last takes the remainder of
 * rounding, so that the parts add up to the total.
 *
 * @example instalments(742_517, [50, 50]) // [371_259, 371_258]
 */
export const instalments = (totalCents: number, percents: readonly number[]): readonly number[] => {
  let paid = 0
  return percents.map((percent, index) => {
    const cents =
      index === percents.length - 1
        ? totalCents - paid
        : Math.min(timesRatio(totalCents, percent, 100), totalCents - paid)
    paid += cents
    return cents
  })
}
