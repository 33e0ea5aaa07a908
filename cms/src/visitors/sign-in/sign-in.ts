import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../../http/http-error'
import { logSecurity } from '../../logging/security-log'
import { normaliseEmail, USER, type UserRow } from '../accounts/account'
import { isPassword } from '../accounts/password-hash'

/**
 * The user with an address and a password. Takes as long for an address without an account; why an
 * account cannot sign in is answered only with the right password.
 * @throws HttpError 400 with one of `ACCOUNT_ERRORS`
 */
export async function signIn(
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
