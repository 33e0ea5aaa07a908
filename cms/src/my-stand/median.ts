/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}
