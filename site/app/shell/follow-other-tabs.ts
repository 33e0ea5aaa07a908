import { loadUser, showUser } from './account-state.ts'
import { hasSession } from './early-script.ts'
import type { PageHandle } from './page-handle.ts'
import type { Matches } from './statistics/count-visit.ts'
import { useShell } from './store.ts'

let isPersonal = false

/** Notes whether the page that is shown belongs to one visitor. */
export function notePage(matches: Matches): void {
  const handle = matches.at(-1)?.handle as PageHandle | undefined
  isPersonal = handle?.audience === 'personal'
}

/**
 * Asks for the current user when the visitor comes back to the page: meanwhile another tab may have
 * signed in or out. A page of somebody who is not signed in any more is loaded anew, which leads to
 * the form for signing in.
 */
export function followOtherTabs(): void {
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState !== 'visible') return
    const before = useShell.getState().strapiUser
    if (hasSession()) await loadUser()
    else showUser(null)
    const isGone = before && before.id !== useShell.getState().strapiUser?.id
    if (isGone && isPersonal) window.location.reload()
  })
}
