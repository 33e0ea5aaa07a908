import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { type Mail, queueMail } from '../../mail/outbox'
import { mayMail } from '../../mail/recipient-limit'
import { equalizeTiming } from '../../transactions/equalize-timing'
import { withLock } from '../../transactions/with-lock'
import { type Account, findAccount, normaliseEmail, profilesOf } from './account'

/** A mail, and the profile fields to store with it. */
export interface OwnerMail extends Pick<Mail, 'purpose' | 'content'> {
  readonly data: object
}

/** Id of any profile, for equal timing without an account; undefined while there is none. */
async function decoyProfile(strapi: Core.Strapi): Promise<number | undefined> {
  const profile: { id: number } | null = await profilesOf(strapi).findOne({ select: ['id'] })
  return profile?.id
}

/**
 * Mails the owner of an address about its account, where it has one. The same work is done for an
 * address without an account, so only the reader of the mailbox learns whether it has one.
 */
export const sendAccountMail = (
  strapi: Core.Strapi,
  asked: { readonly email: string; readonly language: FormLanguage },
  now: Date,
  limit: 'registration' | 'password',
  mailFor: (account: Account | null) => OwnerMail,
): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const to = normaliseEmail(asked.email)
    const account = await findAccount(strapi, to)
    const isOpen = account !== null && !account.user.blocked
    const decoy = await decoyProfile(strapi)
    const profile = isOpen ? account.profile.id : decoy
    const { data, ...mail } = mailFor(account)
    const canMail = await mayMail(strapi, limit, to, now)
    // Beyond the limit nothing changes: the link of the previous mail keeps working.
    await equalizeTiming(strapi, isOpen && canMail, async () => {
      await profilesOf(strapi).update({ where: { id: profile ?? 0 }, data })
      await queueMail(strapi, { ...mail, to, profile }, now)
    })
  })
