import { safeTarget } from '@beursvloer/contract/safe-target'

/** Search parameter with the page to go on to after signing in. */
const RETURN_PARAMETER = 'naar'
/** Search parameter that says that a session ended. */
const ENDED_PARAMETER = 'verlopen'

/** Where one goes after signing in when no page was asked for. */
const HOME_OF_ACCOUNT = '/bezoekersprofiel'
/** Pages that make no sense for who has just signed in. */
const FOR_SIGNING_IN =
  /^\/(inloggen|registreren|uitloggen|wachtwoord-(vergeten|herstellen)|email-valideren|account\.json)(?![^/?#])/

/** Where to go on to: a path of this site without language prefix, whatever stands in the address. */
export function returnPath(search: URLSearchParams): string {
  const asked = search.get(RETURN_PARAMETER) ?? ''
  const safe = asked.startsWith('/') ? safeTarget(asked, []) : null
  return safe && !FOR_SIGNING_IN.test(safe) ? safe : HOME_OF_ACCOUNT
}

/** The sign-in page that leads back to `path` afterwards. */
export function signInPath(path: string, ended = false): string {
  const search = new URLSearchParams({ [RETURN_PARAMETER]: path })
  if (ended) search.set(ENDED_PARAMETER, '1')
  return `/inloggen?${search}`
}
