/** Works on all items, begun in their order, at most `limit` at a time. Rejects when one does. */
export async function concurrently<T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  // Each worker takes the next item when it is done.
  const waiting = items.values()
  const take = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, take))
}
