import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { hasSession, SIGNED_IN_ATTRIBUTE } from './early-script.ts'
import type { PageHandle } from './page-handle.ts'
import { type StrapiUser, setStrapiUser, useShell } from './store.ts'

/** Sets the current user, for the parts of the page and for the style sheet. */
function showUser(user: StrapiUser | null): void {
  setStrapiUser(user)
  document.documentElement.toggleAttribute(SIGNED_IN_ATTRIBUTE, user !== null)
}

/** Asks the server who is signed in. When it does not answer, all stays as it is. */
export async function loadUser(): Promise<void> {
  try {
    const response = await fetch('/account.json')
    if (!response.ok) return
    const { user } = (await response.json()) as { user: StrapiUser | null }
    showUser(user)
  } catch {
    // No line: the menu stays as it is.
  }
}

/** Who is signed in according to this tab, asked anew where somebody may be. */
async function lookAgain(): Promise<void> {
  if (hasSession()) await loadUser()
  else showUser(null)
}

/**
 * Fetches the current user at the start when there is a session (requirements 6.2), after signing
 * in, and when one comes back to the page: meanwhile another tab may have signed in or out. A page of
 * somebody who is not signed in any more is loaded anew, which leads to the form for signing in.
 */
export function useAccount(): void {
  const { key } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const isPersonal = handle?.audience === 'personal'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may have changed the session.
  useEffect(() => {
    const { strapiUser } = useShell.getState()
    if (!hasSession()) showUser(null)
    else if (!strapiUser) void loadUser()
  }, [key])
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const before = useShell.getState().strapiUser
      await lookAgain()
      const isGone = before && before.id !== useShell.getState().strapiUser?.id
      if (isGone && isPersonal) window.location.reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isPersonal])
}
