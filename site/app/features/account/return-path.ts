import { RETURN_PARAMETER, SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { safeTarget } from '@beursvloer/contract/safe-target'
import { SIGN_IN_LINK_PAGE } from '@beursvloer/contract/sign-ups/paths'

/** Search parameter that says that a session ended. */
const ENDED_PARAMETER = 'verlopen'
/** Search parameter that says that somebody has just signed out. */
const SIGNED_OUT_PARAMETER = 'uitgelogd'

/** The page after signing in when none was asked for. */
const HOME_OF_ACCOUNT = PROFILE_PAGE
/** Pages not to return to after signing in. */
const FOR_SIGNING_IN =
  /^\/(inloggen(-met-link)?|registreren|uitloggen|wachtwoord-(vergeten|herstellen)|email-valideren|account\.json|bewaard\.json)(?![^/?#])/

/** A path of this site without language prefix that makes sense after signing in; else null. */
export function safeReturn(path: string): string | null {
  const safe = path.startsWith('/') ? safeTarget(path, []) : null
  return safe && !FOR_SIGNING_IN.test(safe) ? safe : null
}

/**
 * The page to go on to after signing in, by the address of the sign-in page; the home page of the
 * account when that names none that is safe.
 */
export const returnPath = (search: URLSearchParams): string =>
  safeReturn(search.get(RETURN_PARAMETER) ?? '') ?? HOME_OF_ACCOUNT

/** The state of the sign-in page, read from its address. */
export const signInState = (search: URLSearchParams) => ({
  /** The page that asked to sign in first; null: the visitor came by themselves. */
  askedBy: safeReturn(search.get(RETURN_PARAMETER) ?? ''),
  ended: search.has(ENDED_PARAMETER),
  signedOut: search.has(SIGNED_OUT_PARAMETER),
})

/** The sign-in page that leads back to `path` afterwards. */
export function signInPath(path: string, ended = false): string {
  const search = new URLSearchParams({ [RETURN_PARAMETER]: path })
  if (ended) search.set(ENDED_PARAMETER, '1')
  return `${SIGN_IN_PAGE}?${search}`
}

/** The page to ask for a link to sign in with, that leads to `path` afterwards; null: to the profile. */
export const signInLinkPath = (path: string | null): string =>
  path
    ? `${SIGN_IN_LINK_PAGE}?${new URLSearchParams({ [RETURN_PARAMETER]: path })}`
    : SIGN_IN_LINK_PAGE

/** The page after signing out. */
export const SIGNED_OUT_PATH = `${SIGN_IN_PAGE}?${SIGNED_OUT_PARAMETER}=1`
