/** Groups items, in order of start, under the hour `HH:00` in which they begin. */
export function byHour<T extends { readonly start: string }>(
  items: readonly T[],
): readonly { readonly hour: string; readonly items: readonly T[] }[] {
  const hours = Map.groupBy(items, ({ start }) => `${start.slice(0, 2)}:00`)
  return [...hours].map(([hour, inHour]) => ({ hour, items: inHour }))
}
