import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { consume } from '../../sign-in-limits/failure-limits'
import { IdentityError, type Person } from './person'
import { seal, unseal } from './sealed'

/** How long the browser may take from the CMS to the site, in seconds. */
const ONE_TIME_TOKEN_SECONDS = 60

/**
 * The challenge that the site sends at the start: the SHA-256, base64url, of its secret verifier.
 */
export const isChallenge = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value)

/** Whether a token is used for the first time, by its id. */
export type FirstUse = (id: string) => Promise<boolean>

/** Counts uses in the database, for as long as a token is valid. */
export const firstUseIn =
  (strapi: Core.Strapi): FirstUse =>
  async (of) => {
    const rule = { count: 1, seconds: ONE_TIME_TOKEN_SECONDS }
    return (await consume(strapi, { kind: 'one-time-token', of, rule }, Date.now())) === 0
  }

/**
 * The one-time token that the browser carries from the CMS to the site: the person, encrypted for
 * this CMS, bound to the browser that holds the verifier of the challenge, for one use within a
 * minute.
 */
export const issueOneTimeToken = (person: Person, challenge: string): Promise<string> =>
  seal('one-time token', { person, challenge, jti: randomUUID() }, ONE_TIME_TOKEN_SECONDS)

/**
 * The person of a one-time token.
 * @param verifier the value in the site's cookie in the browser that began
 * @throws IdentityError `expired` for another browser's token, an old one and a used one
 */
export async function redeemOneTimeToken(
  provider: string,
  text: string,
  verifier: string,
  isFirstUse: FirstUse,
): Promise<Person> {
  const claims = (await unseal('one-time token', text)) as {
    person: Person
    challenge: string
    jti: string
  } | null
  const answer = createHash('sha256').update(verifier).digest()
  if (
    claims?.person.provider !== provider ||
    !timingSafeEqual(answer, Buffer.from(claims.challenge, 'base64url')) ||
    !(await isFirstUse(claims.jti))
  )
    throw new IdentityError('expired', 'The one-time token is not for this browser, or expired')
  return claims.person
}
