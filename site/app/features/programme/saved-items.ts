import { startTransition, useEffect, useState } from 'react'
import { entryOf, onSavedChange, savedIds } from '~/shell/saved-store.ts'

const none: readonly string[] = []

/**
 * Ids of the items that this browser saved; empty on the server. Content that depends on all of
 * them follows in a transition, after the button that was pressed.
 */
export function useSavedItems(): readonly string[] {
  const [ids, setIds] = useState(none)
  useEffect(() => {
    const update = () => startTransition(() => setIds(savedIds('session')))
    update()
    return onSavedChange(update)
  }, [])
  return ids
}

/**
 * Whether this browser saved an item; a change of another one renders nothing anew. The first reading
 * is a transition, since it comes while parts of the page may still be taken over.
 */
export function useIsSaved(id: string): boolean {
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    const update = () => setSaved(entryOf('session', id)?.saved === true)
    startTransition(update)
    return onSavedChange(update)
  }, [id])
  return saved
}
