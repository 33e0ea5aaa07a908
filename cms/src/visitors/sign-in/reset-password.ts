import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { resetPassword as definition } from '@beursvloer/contract/forms/definitions/reset-password'
import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { HttpError } from '../../http/http-error'
import { logSecurity } from '../../logging/security-log'
import { hashOf } from '../../mail/link-token'
import { queueMail } from '../../mail/outbox'
import { withLock } from '../../transactions/with-lock'
import {
  type Account,
  findAccountByToken,
  profilesOf,
  USER,
  type UserRow,
} from '../accounts/account'
import { isExpired, newLink } from '../accounts/links'
import { passwordChangedMail, resetPasswordMail } from '../accounts/mail-templates'
import { hashNewPassword } from '../accounts/new-password'
import { sendAccountMail } from '../accounts/send-account-mail'
import { endAllSessions } from '../accounts/sessions'
import { deleteLinks } from '../saved/fair-links'
import { checkFields } from './check-fields'
import { markConfirmed } from './confirm-address'

/** Mails the link to choose a new password to an address that has an account. */
export const forgotPassword = (
  strapi: Core.Strapi,
  asked: { readonly email: string; readonly language: FormLanguage },
  now: Date,
): Promise<void> =>
  sendAccountMail(strapi, asked, now, 'password', () => {
    const { token, hash, until } = newLink(now)
    const content = resetPasswordMail(asked.language, token)
    return { purpose: 'reset-password', content, data: { resetHash: hash, resetUntil: until } }
  })

interface NewPassword {
  readonly code: string
  readonly password: string
  readonly passwordConfirmation: string
  /** Whether to end the links to saved entries too. */
  readonly endLinks: boolean
  readonly language: FormLanguage
}

/** The account of a mailed link, while the link is valid. */
async function linked(strapi: Core.Strapi, code: string, now: Date): Promise<Account> {
  const account = await findAccountByToken(strapi, { resetHash: hashOf(code) })
  if (!account || isExpired(account.profile.resetUntil, now)) {
    logSecurity(strapi, 'token-refused', { token: 'link of a mail' })
    throw new HttpError(400, ACCOUNT_ERRORS.code)
  }
  if (account.user.blocked) throw new HttpError(400, ACCOUNT_ERRORS.blocked)
  return account
}

/**
 * Gives the account of a link a new password, which signs it out everywhere, and confirms its address:
 * the link was mailed there.
 * @returns the user, to be signed in
 * @throws HttpError 400 for a link that does not work (any more), 422 with the fields
 */
export async function resetPassword(
  strapi: Core.Strapi,
  { code, language, ...values }: NewPassword,
  now: Date,
): Promise<UserRow> {
  await linked(strapi, code, now)
  await checkFields(definition(settings.passwordPolicy), values, language)
  const password = await hashNewPassword(strapi, values.password, language)
  return withLock(strapi, 'records', async () => {
    const account = await linked(strapi, code, now)
    if (!account.user.confirmed) await markConfirmed(strapi, account, now)
    if (values.endLinks) await deleteLinks(strapi, [account.user.id])
    return { ...(await setPassword(strapi, account, { password, language, now })), confirmed: true }
  })
}

/**
 * Stores a password, ends reset links and all sessions, and mails the owner.
 * @returns the updated user
 */
export async function setPassword(
  strapi: Core.Strapi,
  { user, profile }: Account,
  {
    password,
    language,
    now,
  }: { readonly password: string; readonly language: FormLanguage; readonly now: Date },
): Promise<UserRow> {
  await strapi.db.query(USER).update({ where: { id: user.id }, data: { password } })
  const data = { resetHash: null, resetUntil: null }
  await profilesOf(strapi).update({ where: { id: profile.id }, data })
  await endAllSessions(strapi, user.id)
  const content = passwordChangedMail(language)
  const message = {
    purpose: 'password-changed',
    to: user.email,
    content,
    profile: profile.id,
  } as const
  await queueMail(strapi, message, now)
  return { ...user, password }
}
