import { FIREBASE, type FirebaseSettings } from '@beursvloer/contract/accounts/identity-settings'
import { retryingFetch } from '@beursvloer/contract/http-client'
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { type Claims, IdentityError, type Person, personOf } from './person'

/** Maximum time since the sign-in at the provider, in seconds: a token found later is invalid. */
const FRESH_SECONDS = 5 * 60
/** How far the provider's clock may be from ours, in seconds. */
const CLOCK_TOLERANCE = 30

let keys: { readonly url: string; readonly set: ReturnType<typeof createRemoteJWKSet> } | null =
  null

function keysAt(url: string) {
  if (keys?.url !== url)
    keys = { url, set: createRemoteJWKSet(new URL(url), { [customFetch]: retryingFetch }) }
  return keys.set
}

/**
 * The person of an ID token of Firebase Authentication, checked as its documentation on verifying ID
 * tokens asks: signature, algorithm, project, times, and an address that is verified.
 * @throws IdentityError `expired`, `failed` or `unverified`
 */
export async function personOfFirebaseToken(
  token: string,
  { projectId, keysUrl }: FirebaseSettings,
): Promise<Person> {
  const options = {
    algorithms: ['RS256'],
    audience: projectId,
    issuer: `https://securetoken.google.com/${projectId}`,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  }
  const { payload } = await jwtVerify(token, keysAt(keysUrl), options).catch(
    ({ code }: { code?: string }) => {
      const problem = code === 'ERR_JWT_EXPIRED' ? 'expired' : 'failed'
      throw new IdentityError(problem, `The ID token is refused: ${code}`)
    },
  )
  const { sub, auth_time: signedIn } = payload
  const age = Date.now() / 1000 - Number(signedIn)
  if (!sub || Number.isNaN(age) || age < -CLOCK_TOLERANCE || age > FRESH_SECONDS)
    throw new IdentityError('expired', 'The visitor signed in at the provider too long ago')
  return personOf(FIREBASE, payload as Claims)
}
