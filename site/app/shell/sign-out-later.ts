import { SIGN_OUT_PAGE } from '@beursvloer/contract/page-addresses'
import { hasSession } from './early-script.ts'

/** Where a device remembers that its session has yet to end at the server. */
const STORAGE_KEY = 'uitloggen'

/**
 * Ends the session as far as this device can by itself: without its mark no page asks for the
 * current user.
 */
export function noteSignOut(): void {
  try {
    localStorage.setItem(STORAGE_KEY, '1')
  } catch {
    // The server ends it now, or the page reports a failure.
    return
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = 'signed-in=; Path=/; Max-Age=0'
}

/**
 * Ends the session at the server where that was asked without a connection. Not one that somebody has begun
 * since: it has its mark.
 */
export async function finishSignOut(): Promise<void> {
  try {
    if (!localStorage.getItem(STORAGE_KEY)) return
    if (!hasSession()) await fetch(SIGN_OUT_PAGE, { method: 'POST', redirect: 'manual' })
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Still no connection: the next page tries again.
  }
}
