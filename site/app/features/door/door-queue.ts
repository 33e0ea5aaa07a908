import type { QueuedEntry } from './check-in-state.ts'

/** Where what is not sent yet stands on the phone, per item: it outlives the page. */
const PREFIX = 'deur-'

/** What is left to send of an item; nothing where the phone keeps nothing. */
export function readQueue(item: string): readonly QueuedEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + item) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Keeps what is left to send; where there is no room, it stays with the page alone. */
export function writeQueue(item: string, queue: readonly QueuedEntry[]): void {
  try {
    if (queue.length > 0) localStorage.setItem(PREFIX + item, JSON.stringify(queue))
    else localStorage.removeItem(PREFIX + item)
  } catch {
    // Full, or switched off.
  }
}
