import type { QueuedEntry } from './check-in-state.ts'

/** Key prefix of the unsent entries in local storage, per item: they outlive the page. */
const PREFIX = 'deur-'

/** The unsent entries of an item; empty where the phone cannot store any. */
export function readQueue(item: string): readonly QueuedEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + item) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Stores the unsent entries; where there is no room, they stay with the page alone. */
export function writeQueue(item: string, queue: readonly QueuedEntry[]): void {
  try {
    if (queue.length > 0) localStorage.setItem(PREFIX + item, JSON.stringify(queue))
    else localStorage.removeItem(PREFIX + item)
  } catch {
    // Full, or switched off.
  }
}
