import { startTransition, useEffect, useState } from 'react'

/** Where this browser keeps the ids of saved programme items. */
const STORAGE_KEY = 'programma-bewaard'

const none: readonly string[] = []
const listeners = new Set<() => void>()
let cached: { text: string | null; ids: readonly string[] } = { text: null, ids: none }

function read(): readonly string[] {
  let text: string | null = null
  try {
    text = window.localStorage.getItem(STORAGE_KEY)
    if (text === cached.text) return cached.ids
    const parsed: unknown = JSON.parse(text ?? '[]')
    cached = {
      text,
      ids: Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : none,
    }
  } catch {
    cached = { text, ids: none }
  }
  return cached.ids
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Ids of the items that this browser saved; empty on the server. The first reading is a transition,
 * since it comes while parts of the page may still be taken over.
 */
export function useSavedItems(): readonly string[] {
  const [ids, setIds] = useState(none)
  useEffect(() => {
    const update = () => setIds(read())
    startTransition(update)
    return subscribe(update)
  }, [])
  return ids
}

/** Saves an item, or takes it out again. */
export function toggleSaved(id: string): void {
  const ids = read()
  const next = ids.includes(id) ? ids.filter((saved) => saved !== id) : [...ids, id]
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // Storage refused (private mode, quota): nothing is saved, and the button shows that.
  }
  for (const listener of listeners) listener()
}
