import type { ConfirmationAnswer } from '@beursvloer/contract/accounts/user'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { inTurn } from '../submissions/turn'
import { subscribeConfirmed } from '../subscriptions/subscribe-confirmed'
import { hashOf } from '../subscriptions/tokens'
import { type Account, accountByToken, accountWith, addressOf, profilesOf, USER } from './account'
import { asIf } from './as-if'
import { alreadyAccountLetter, confirmByPasswordLetter, confirmLetter } from './letters'
import { isExpired, newLink } from './links'
import { tell } from './tell'

/**
 * Notes that the address of an account is its owner's. Who asked for the newsletter when registering
 * gets it from now on: the same mail that proves the address is what a double opt-in wants.
 */
export async function markConfirmed(
  strapi: Core.Strapi,
  { user, profile }: Account,
  now: Date,
): Promise<void> {
  await strapi.db.query(USER).update({ where: { id: user.id }, data: { confirmed: true } })
  await profilesOf(strapi).update({ where: { id: profile.id }, data: { confirmedAt: now } })
  const consents = strapi.db.query('api::consent.consent')
  const where = { subject: 'newsletter', profile: { id: profile.id }, withdrawnAt: { $null: true } }
  const consent: { id: number; source: string } | null = await consents.findOne({ where })
  if (!consent) return
  const { id, source } = consent
  const subscriber = { email: user.email, language: profile.language, source }
  const { id: subscription } = await subscribeConfirmed(strapi, subscriber, now)
  await consents.update({ where: { id }, data: { subscription } })
}

/** Confirms the address that a link was mailed to; following it again changes nothing. */
export const confirmAddress = (
  strapi: Core.Strapi,
  token: string,
  now: Date,
): Promise<ConfirmationAnswer> =>
  inTurn(strapi, async () => {
    const account = await accountByToken(strapi, { confirmationHash: hashOf(token) })
    if (!account) return { outcome: 'unknown' }
    if (account.user.confirmed) return { outcome: 'already-confirmed' }
    if (isExpired(account.profile.confirmationUntil, now)) return { outcome: 'expired' }
    await markConfirmed(strapi, account, now)
    return { outcome: 'confirmed' }
  })

/** Mails a new link, which makes the former useless. */
async function sendLink(
  strapi: Core.Strapi,
  { user, profile }: Account,
  language: FormLanguage,
  now: Date,
): Promise<void> {
  const { token, hash, until } = newLink(now)
  // Without a password one is chosen; see what registering does with an address that it knows.
  const data = user.password
    ? { confirmationHash: hash, confirmationUntil: until }
    : { resetHash: hash, resetUntil: until }
  await profilesOf(strapi).update({ where: { id: profile.id }, data })
  const letter = (user.password ? confirmLetter : confirmByPasswordLetter)(language, token)
  const message = {
    purpose: 'confirm-address',
    to: user.email,
    letter,
    profile: profile.id,
  } as const
  await tell(strapi, message, { language, now })
}

/**
 * Mails the link to confirm an address once more, when it has an account that waits for it. Nobody but
 * who reads that mail learns whether it has.
 */
export const sendConfirmation = (
  strapi: Core.Strapi,
  asked: { readonly email: string; readonly language: FormLanguage },
  now: Date,
): Promise<void> =>
  inTurn(strapi, async () => {
    const { language } = asked
    const to = addressOf(asked.email)
    const account = await accountWith(strapi, to)
    const isOpen = account && !account.user.blocked
    if (isOpen && !account.user.confirmed) return sendLink(strapi, account, language, now)
    /** What a mail to somebody without an account would take. */
    const letter = alreadyAccountLetter(language)
    const message = { purpose: 'already-account', to, letter } as const
    if (isOpen) {
      const { id } = account.profile
      await profilesOf(strapi).update({ where: { id }, data: { confirmationUntil: now } })
      return tell(strapi, { ...message, profile: id }, { language, now })
    }
    await asIf(strapi, async () => {
      await profilesOf(strapi).update({ where: { id: 0 }, data: { confirmationUntil: now } })
      await tell(strapi, message, { language, now })
    })
  })
