/**
 * Unsent entries in local storage, which outlives the page.
 * @returns none where the phone cannot store any
 */
export function readQueue<Entry>(key: string): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Stores the unsent entries; where there is no room, they stay with the page alone. */
export function writeQueue(key: string, queue: readonly unknown[]): void {
  try {
    if (queue.length > 0) localStorage.setItem(key, JSON.stringify(queue))
    else localStorage.removeItem(key)
  } catch {
    // Full, or switched off.
  }
}
