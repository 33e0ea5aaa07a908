import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { mayMail } from '../../mail/recipient-limit'
import { inTurn } from '../../transactions/with-lock'
import { type Account, accountWith, addressOf, profilesOf } from './account'
import { alike, standIn } from './equalize-timing'
import { type Message, tell } from './queue-account-mail'

/** A mail, and what the profile of its account has to keep of it. */
export interface OwnerMail extends Pick<Message, 'purpose' | 'letter'> {
  readonly data: object
}

/**
 * Mails the owner of an address about its account, where it has one. Nobody but who reads that mail
 * learns whether it has: the same is done for an address without.
 */
export const tellOwner = (
  strapi: Core.Strapi,
  asked: { readonly email: string; readonly language: FormLanguage },
  now: Date,
  limit: 'registration' | 'password',
  mailFor: (account: Account | null) => OwnerMail,
): Promise<void> =>
  inTurn(strapi, async () => {
    const { language } = asked
    const to = addressOf(asked.email)
    const account = await accountWith(strapi, to)
    const isOpen = account !== null && !account.user.blocked
    const anybody = await standIn(strapi)
    const profile = isOpen ? account.profile.id : anybody
    const { data, ...mail } = mailFor(account)
    const canMail = await mayMail(strapi, limit, to, now)
    // Held back, nothing changes: the link that was mailed before goes on working.
    await alike(strapi, isOpen && canMail, async () => {
      await profilesOf(strapi).update({ where: { id: profile ?? 0 }, data })
      await tell(strapi, { ...mail, to, profile }, { language, now })
    })
  })
