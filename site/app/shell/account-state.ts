import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hasSession, SIGNED_IN_ATTRIBUTE } from './early-script.ts'
import { ACCOUNT_ADDRESS } from './own-addresses.ts'
import { type StrapiUser, setStrapiUser, useShell } from './store.ts'

/** Sets the current user, for the parts of the page and for the style sheet. */
export function showUser(user: StrapiUser | null): void {
  setStrapiUser(user)
  document.documentElement.toggleAttribute(SIGNED_IN_ATTRIBUTE, user !== null)
}

/** Asks the server for the current user. When it does not answer, all stays as it is. */
export async function loadUser(): Promise<void> {
  try {
    const response = await fetch(ACCOUNT_ADDRESS)
    if (!response.ok) return
    const { user } = (await response.json()) as { user: StrapiUser | null }
    showUser(user)
  } catch {
    // No line: the menu stays as it is.
  }
}

/**
 * Fetches the current user at the start when there is a session (requirements 6.2), and after signing in.
 */
export function useAccount(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may have changed the session.
  useEffect(() => {
    const { strapiUser } = useShell.getState()
    if (!hasSession()) showUser(null)
    else if (!strapiUser) void loadUser()
  }, [key])
}
