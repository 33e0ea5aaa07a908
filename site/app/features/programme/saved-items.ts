import { startTransition, useEffect, useState } from 'react'
import { onSavedChange, savedIds } from '~/shell/saved-store.ts'

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
