import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import type { Core } from '@strapi/strapi'
import { Refusal } from '../submissions/refusal'
import { addressOf, USER, type UserRow } from './account'
import { isPassword } from './password-hash'

/**
 * The user with an address and a password. Takes as long for an address without an account; what keeps
 * an account closed is told to nobody but who knows its password.
 * @throws Refusal 400 with one of `ACCOUNT_ERRORS`
 */
export async function signIn(
  strapi: Core.Strapi,
  { identifier, password }: { readonly identifier: string; readonly password: string },
): Promise<UserRow> {
  const email = addressOf(identifier)
  const user: UserRow | null = await strapi.db.query(USER).findOne({ where: { email } })
  const isRight = await isPassword(strapi, password, user?.password)
  if (!user || !isRight) throw new Refusal(400, ACCOUNT_ERRORS.credentials)
  if (user.blocked) throw new Refusal(400, ACCOUNT_ERRORS.blocked)
  if (!user.confirmed) throw new Refusal(400, ACCOUNT_ERRORS.unconfirmed)
  return user
}
