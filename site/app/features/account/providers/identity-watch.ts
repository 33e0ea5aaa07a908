import type { FirebaseClient } from '@beursvloer/contract/accounts/identity-settings'
import type { LocaleCode } from '~/i18n/locales.ts'
import { isIdentityMarked, isSignedIn, unmarkIdentity } from './identity-mark.ts'

/** Ends the session on the site as well, and shows the page as for a visitor who is signed out. */
async function endSession(signOutPath: string): Promise<void> {
  unmarkIdentity()
  await fetch(signOutPath, { method: 'POST', redirect: 'manual' }).catch(() => undefined)
  window.location.reload()
}

/**
 * Keeps the session at the identity provider in step with that of the site, for visitors who signed
 * in with it: signing out here signs out there, and a visitor whose account is disabled or expired
 * there is signed out here (requirements 6.6). The client is loaded for those visitors only.
 * @param prefix path prefix of the language, `''` or `/en`
 */
export async function watchIdentity(
  identity: FirebaseClient,
  locale: LocaleCode,
  prefix: string,
): Promise<void> {
  if (!isIdentityMarked()) return
  const { identityClient } = await import('./identity-client.ts')
  const client = identityClient(identity, locale)
  if (isSignedIn()) client.watch(() => void endSession(`${prefix}/uitloggen`))
  else client.signOut().then(unmarkIdentity)
}
