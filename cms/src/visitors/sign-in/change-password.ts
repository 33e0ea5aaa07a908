import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { changePassword as definition } from '@beursvloer/contract/forms/definitions/change-password'
import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { HttpError } from '../../http/http-error'
import { withLock } from '../../transactions/with-lock'
import { findAccount, type UserRow } from '../accounts/account'
import { hashNewPassword } from '../accounts/new-password'
import { isPassword } from '../accounts/password-hash'
import { deleteLinks } from '../saved/fair-links'
import { checkFields } from './check-fields'
import { setPassword } from './reset-password'

interface NewPassword {
  readonly currentPassword: string
  readonly password: string
  readonly passwordConfirmation: string
  /** Whether to end the links to saved entries too. */
  readonly endLinks: boolean
  readonly language: FormLanguage
}

/**
 * Changes the password of the current user, which signs the account out everywhere.
 * @param email of the account
 * @returns the user, to be signed in again
 * @throws HttpError 400 when the current password is another, 422 with the fields
 */
export async function changePassword(
  strapi: Core.Strapi,
  email: string,
  { language, ...values }: NewPassword,
  now: Date,
): Promise<UserRow> {
  await checkFields(definition(settings.passwordPolicy), values, language)
  const checked = (await findAccount(strapi, email))?.user.password
  const isRight = await isPassword(strapi, values.currentPassword, checked)
  if (!isRight) throw new HttpError(400, ACCOUNT_ERRORS.currentPassword)
  const password = await hashNewPassword(strapi, values.password, language)
  return withLock(strapi, 'records', async () => {
    const account = await findAccount(strapi, email)
    // Changed since it was checked, which takes too long to be done in here.
    if (!account || account.user.password !== checked)
      throw new HttpError(400, ACCOUNT_ERRORS.currentPassword)
    if (values.endLinks) await deleteLinks(strapi, [account.user.id])
    return setPassword(strapi, account, { password, language, now })
  })
}
