/** Groups items, in order of start, under the hour `HH:00` in which they begin. */
export function byHour<T extends { readonly start: string }>(
  items: readonly T[],
): readonly { readonly hour: string; readonly items: readonly T[] }[] {
  const hours = new Map<string, T[]>()
  for (const item of items) {
    const hour = `${item.start.slice(0, 2)}:00`
    const inHour = hours.get(hour)
    if (inHour) inHour.push(item)
    else hours.set(hour, [item])
  }
  return [...hours].map(([hour, inHour]) => ({ hour, items: inHour }))
}
