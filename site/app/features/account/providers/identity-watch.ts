import type { FirebaseClient } from '@beursvloer/contract/accounts/identity-settings'
import { useEffect } from 'react'
import { useLocale } from '~/i18n/locale.tsx'
import { isIdentityMarked, isSignedIn, unmarkIdentity } from './identity-mark.ts'

/** Ends the session on the site as well, and shows the page as anybody sees it. */
async function endSession(signOutPath: string): Promise<void> {
  unmarkIdentity()
  await fetch(signOutPath, { method: 'POST', redirect: 'manual' }).catch(() => undefined)
  window.location.reload()
}

/**
 * Keeps the session at the identity provider, of who signed in with it, in step with that of the site:
 * who signs out here signs out there, and whose account is disabled or expired there is signed out here
 * (requirements 6.6). The client is loaded for those visitors only.
 * @param identity null: there is no such provider, and nothing happens
 * @param prefix path prefix of the language, `''` or `/en`
 */
export function useIdentityWatch(identity: FirebaseClient | null, prefix: string): void {
  const locale = useLocale()
  useEffect(() => {
    if (!identity || !isIdentityMarked()) return
    let left = false
    let stop: (() => void) | undefined
    import('./identity-client.ts').then(({ identityClient }) => {
      if (left) return
      const client = identityClient(identity, locale)
      if (isSignedIn()) stop = client.watch(() => void endSession(`${prefix}/uitloggen`))
      else client.signOut().then(unmarkIdentity)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [identity, locale, prefix])
}
