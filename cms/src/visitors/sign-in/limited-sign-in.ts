import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import type { SignInAttempt } from '@beursvloer/contract/accounts/sign-in-attempt'
import type { Core } from '@strapi/strapi'
import { type Body, objectOf } from '../../http/body-fields'
import { HttpError } from '../../http/http-error'
import { logSecurity } from '../../logging/security-log'
import { beginAttempt } from '../../sign-in-limits/password-attempt'
import { normaliseEmail, USER, type UserRow } from '../accounts/account'
import { isPassword } from '../accounts/password-hash'

/**
 * The user with an address and a password. Takes as long for an address without an account; why an
 * account cannot sign in is answered only with the right password.
 * @throws HttpError 400 with one of `ACCOUNT_ERRORS`
 */
async function signIn(
  strapi: Core.Strapi,
  { identifier, password }: { readonly identifier: string; readonly password: string },
): Promise<UserRow> {
  const email = normaliseEmail(identifier)
  const user: UserRow | null = await strapi.db.query(USER).findOne({ where: { email } })
  const isRight = await isPassword(strapi, password, user?.password)
  if (user && isRight && !user.blocked && user.confirmed) return user
  const reason = !user || !isRight ? 'credentials' : user.blocked ? 'blocked' : 'unconfirmed'
  logSecurity(strapi, 'sign-in-failed', { account: user?.id, reason })
  throw new HttpError(400, ACCOUNT_ERRORS[reason])
}

/** Longest of the texts of an attempt, in characters. */
const MAX_TEXT_LENGTH = 100

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, MAX_TEXT_LENGTH) : null

/** The attempt's origin, as sent by the site; null without one: nothing is limited then. */
function attemptIn({ attempt }: Body): SignInAttempt | null {
  const { sender, venue, device, proof } = objectOf(attempt)
  const from = textIn(sender)
  if (from === null) return null
  return { sender: from, venue: venue === true, device: textIn(device), proof: textIn(proof) }
}

/**
 * Signs in, and counts failures. Only a wrong password counts as a failure; an error of the
 * database or a refusal after a correct password does not.
 * @throws HttpError 429 after too many failures, or the error of `signIn`
 */
export async function limitedSignIn(
  strapi: Core.Strapi,
  credentials: { readonly identifier: string; readonly password: string },
  body: Body,
): Promise<UserRow> {
  const attempt = attemptIn(body)
  if (!attempt) return signIn(strapi, credentials)
  const succeeded = await beginAttempt(
    strapi,
    'visitor',
    normaliseEmail(credentials.identifier),
    attempt,
  )
  try {
    const user = await signIn(strapi, credentials)
    await succeeded()
    return user
  } catch (error) {
    const failed = error instanceof HttpError && error.message === ACCOUNT_ERRORS.credentials
    if (!failed) await succeeded()
    throw error
  }
}
