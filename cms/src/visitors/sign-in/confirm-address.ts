import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import type { ConfirmationAnswer } from '@beursvloer/contract/accounts/user'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../../http/http-error'
import { logSecurity } from '../../logging/security-log'
import { hashOf } from '../../mail/link-token'
import { OUTBOX } from '../../mail/outbox'
import { tellSender } from '../../submissions/group-registration'
import { subscribeConfirmed } from '../../subscriptions/subscribe-confirmed'
import { withLock } from '../../transactions/with-lock'
import {
  type Account,
  findAccountByToken,
  profilesOf,
  USER,
  type UserRow,
} from '../accounts/account'
import { confirmNewAddress } from '../accounts/change-address'
import { isExpired, newLink } from '../accounts/links'
import {
  alreadyAccountMail,
  confirmAddressMail,
  confirmByPasswordMail,
} from '../accounts/mail-templates'
import { isPassword } from '../accounts/password-hash'
import { type OwnerMail, sendAccountMail } from '../accounts/send-account-mail'

/**
 * Marks the address of an account as confirmed. A newsletter subscription chosen at registration
 * starts now: the mail that proves the address is also its double opt-in. So does the message to whom
 * invited the visitor.
 */
export async function markConfirmed(
  strapi: Core.Strapi,
  { user, profile }: Account,
  now: Date,
): Promise<void> {
  await strapi.db.query(USER).update({ where: { id: user.id }, data: { confirmed: true } })
  await profilesOf(strapi).update({
    where: { id: profile.id },
    data: { confirmedAt: now, invitation: null },
  })
  if (profile.invitation) await tellSender(strapi, profile.invitation, now)
  const consents = strapi.db.query('api::consent.consent')
  const where = { subject: 'newsletter', profile: { id: profile.id }, withdrawnAt: { $null: true } }
  const consent: { id: number; source: string } | null = await consents.findOne({ where })
  if (!consent) return
  const { id, source } = consent
  const subscriber = { email: user.email, language: profile.language, source }
  const { id: subscription } = await subscribeConfirmed(strapi, subscriber, now)
  await consents.update({ where: { id }, data: { subscription } })
}

/** The outcome of a link, and the user to sign in by it. */
interface Followed extends ConfirmationAnswer {
  readonly user?: UserRow
}

/** The stored hash of the account that waits for a link, when a password is that of it; else null. */
async function hashOfPassword(
  strapi: Core.Strapi,
  token: string,
  password: string,
  now: Date,
): Promise<string | null> {
  const account = await findAccountByToken(strapi, { confirmationHash: hashOf(token) })
  const { user, profile } = account ?? {}
  if (!user || user.confirmed || isExpired(profile?.confirmationUntil ?? null, now)) return null
  return (await isPassword(strapi, password, user.password)) ? user.password : null
}

/** Whether an account was registered by the request with this (secret) idempotency key. */
const isRegistrant = async (strapi: Core.Strapi, profile: number, key: string): Promise<boolean> =>
  (await strapi.db.query(OUTBOX).count({
    where: { idempotencyKey: key, purpose: 'confirm-address', profile: { id: profile } },
  })) > 0

interface Following {
  readonly token: string
  /** Null: none was given. */
  readonly password: string | null
  /** Key of the request by which this browser registered; null: it did not. */
  readonly registration: string | null
}

/**
 * Confirms the address that a link was mailed to, of an account that is new or changes its address;
 * a second use of the link changes nothing. A new account also needs the registering browser or the
 * password. Otherwise the reader of the mail would open an account whose password somebody else
 * knows.
 * @returns the user, to be signed in, when a new account was confirmed
 * @throws HttpError 400 for another password, and for an account that is blocked
 */
export async function confirmAddress(
  strapi: Core.Strapi,
  { token, password, registration }: Following,
  now: Date,
): Promise<Followed> {
  const checked = password === null ? null : await hashOfPassword(strapi, token, password, now)
  return withLock(strapi, 'records', async () => {
    const account = await findAccountByToken(strapi, { confirmationHash: hashOf(token) })
    if (!account) return confirmNewAddress(strapi, token, now)
    const { user, profile } = account
    if (user.confirmed) return { outcome: 'already-confirmed' }
    if (isExpired(profile.confirmationUntil, now)) return { outcome: 'expired' }
    const isTheirs =
      user.password === null ||
      (registration !== null && (await isRegistrant(strapi, profile.id, registration)))
    if (password === null && (!isTheirs || user.blocked)) return { outcome: 'password-needed' }
    const isOther = !isTheirs && user.password !== checked
    if (isOther || user.blocked) {
      const reason = isOther ? 'credentials' : 'blocked'
      logSecurity(strapi, 'sign-in-failed', { account: user.id, reason })
      throw new HttpError(400, ACCOUNT_ERRORS[reason])
    }
    await markConfirmed(strapi, account, now)
    return { outcome: 'confirmed', user: { ...user, confirmed: true } }
  })
}

/** The mail for an account and the profile fields to store with it; see `registerAccount`. */
function mailFor(account: Account | null, language: FormLanguage, now: Date): OwnerMail {
  const { token, hash, until } = newLink(now)
  const confirmation = { confirmationHash: hash, confirmationUntil: until }
  if (!account || account.user.confirmed) {
    const { confirmedAt } = account?.profile ?? { confirmedAt: null }
    const content = alreadyAccountMail(language)
    return { purpose: 'already-account', content, data: { confirmedAt } }
  }
  const purpose = 'confirm-address'
  return account.user.password
    ? { purpose, content: confirmAddressMail(language, token), data: confirmation }
    : {
        purpose,
        content: confirmByPasswordMail(language, token),
        data: { resetHash: hash, resetUntil: until },
      }
}

/**
 * Mails the link to confirm an address once more, when it has an account that waits for it; the new link
 * makes the former useless.
 */
export const sendConfirmation = (
  strapi: Core.Strapi,
  asked: { readonly email: string; readonly language: FormLanguage },
  now: Date,
): Promise<void> =>
  sendAccountMail(strapi, asked, now, 'registration', (account) =>
    mailFor(account, asked.language, now),
  )
