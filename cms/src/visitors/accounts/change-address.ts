import { DELETED_WITH_ACCOUNT } from '@beursvloer/contract/accounts/own-profile'
import type { ConfirmationAnswer } from '@beursvloer/contract/accounts/user'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { hashOf } from '../../mail/link-token'
import { queueMail } from '../../mail/outbox'
import { moveSignUps } from '../../sign-ups/personal-data'
import { deleteSubscriptions } from '../../subscriptions/delete-subscriptions'
import { SUBSCRIPTION } from '../../subscriptions/subscribe'
import { findAccount, findAccountByToken, NO_NEW_ADDRESS, profilesOf, USER } from './account'
import { isExpired, newLink } from './links'
import { addressAskedMail, newAddressMail } from './mail-templates'
import { endAllSessions } from './sessions'

interface AddressRequest {
  /** Row id. */
  readonly profile: number
  /** The address as it is. */
  readonly email: string
  readonly newAddress: string
  readonly language: FormLanguage
}

/**
 * Begins to give an account another address, in the transaction that it is called in: the new address
 * gets a link, the one that it has now a notice. Nothing changes before that link is followed; a later
 * request takes the place of this one.
 */
export async function askNewAddress(
  strapi: Core.Strapi,
  { profile, email, newAddress, language }: AddressRequest,
  now: Date,
): Promise<void> {
  const { token, hash, until } = newLink(now)
  const data = { newAddress, newAddressHash: hash, newAddressUntil: until }
  await profilesOf(strapi).update({ where: { id: profile }, data })
  const mails = [
    [newAddress, 'new-address', newAddressMail(language, token)],
    [email, 'address-asked', addressAskedMail(language)],
  ] as const
  for (const [to, purpose, content] of mails)
    await queueMail(strapi, { purpose, to, content, profile }, now)
}

/**
 * Deletes subscriptions of the old address that the new address has too, so no mail goes out twice.
 */
async function deleteDuplicateSubscriptions(
  strapi: Core.Strapi,
  old: string,
  email: string,
): Promise<void> {
  const there: { kind: string }[] = await strapi.db
    .query(SUBSCRIPTION)
    .findMany({ select: ['kind'], where: { email: { $eqi: email } } })
  const $in = there.map(({ kind }) => kind)
  await deleteSubscriptions(strapi, { email: { $eqi: old }, kind: { $in } })
}

/** Other content types that store the account's address, each with a filter for its rows. */
const ADDRESS_COPIES = [
  ['api::exhibitor-badge.exhibitor-badge', {}],
  ['api::exhibitor-member.exhibitor-member', {}],
  ['api::consent.consent', { submission: { id: { $null: true } } }],
  [SUBSCRIPTION, {}],
  ['api::submission.submission', { kind: { $in: [...DELETED_WITH_ACCOUNT] } }],
] as const

/**
 * Confirms a new address by its link, in the caller's transaction: the account and its records get
 * that address, and all sessions end.
 */
export async function confirmNewAddress(
  strapi: Core.Strapi,
  token: string,
  now: Date,
): Promise<ConfirmationAnswer> {
  const hash = hashOf(token)
  const account = await findAccountByToken(strapi, { newAddressHash: hash })
  const { user, profile } = account ?? {}
  const email = profile?.newAddress
  if (!user || !email || user.blocked) return { outcome: 'unknown' }
  if (isExpired(profile.newAddressUntil, now)) return { outcome: 'new-address-expired' }
  // Another account was registered with it since.
  if (await findAccount(strapi, email)) return { outcome: 'unknown' }
  await deleteDuplicateSubscriptions(strapi, user.email, email)
  for (const [uid, also] of ADDRESS_COPIES) {
    const where = { email: { $eqi: user.email }, ...also }
    const rows: { id: number }[] = await strapi.db.query(uid).findMany({ select: ['id'], where })
    const ids = { id: { $in: rows.map(({ id }) => id) } }
    await strapi.db.query(uid).updateMany({ where: ids, data: { email } })
  }
  await moveSignUps(strapi, user.email, email, now)
  await strapi.db.query(USER).update({ where: { id: user.id }, data: { email, confirmed: true } })
  const step = { at: now.toISOString(), by: '', what: 'address-changed', reason: '' }
  await profilesOf(strapi).update({
    where: { id: profile.id },
    data: {
      ...NO_NEW_ADDRESS,
      resetHash: null,
      resetUntil: null,
      // A second use of the link answers that it is done.
      confirmationHash: hash,
      confirmationUntil: profile.newAddressUntil,
      history: [...(profile.history ?? []), step],
    },
  })
  await endAllSessions(strapi, user.id)
  return { outcome: 'confirmed' }
}
