import { migrateSavedItems } from './earlier-saved.ts'
import { useShell } from './store.ts'

/**
 * Syncs this device's saved entries with the current user's account, as long as somebody is signed
 * in.
 */
export function startSavedSync(): void {
  migrateSavedItems()
  let account: number | null = null
  let end: (() => void) | undefined
  const follow = () => {
    const id = useShell.getState().strapiUser?.id ?? null
    if (id === account) return
    account = id
    end?.()
    end = undefined
    if (id === null) return
    void import('./sync-saved.ts')
      .then(({ syncSaved }) => {
        if (id === account) end = syncSaved(id)
      })
      // No connection: the next page or the next sign-in tries again.
      .catch(() => {
        if (id === account) account = null
      })
  }
  useShell.subscribe(follow)
  follow()
}
