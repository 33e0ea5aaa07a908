/** Works on all items, begun in their order, no more than `most` at a time. Rejects when one does. */
export async function atOnce<T>(
  most: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  // Whoever is done takes the next.
  const waiting = items.values()
  const take = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, take))
}
