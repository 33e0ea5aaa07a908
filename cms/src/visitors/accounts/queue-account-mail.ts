import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { fairDetails } from '../../fair/fair-details'
import type { Letter } from '../../mail/mail-content'
import { queueMail } from '../../mail/outbox'

/** A mail about an account. */
export interface Message {
  readonly purpose:
    | 'confirm-address'
    | 'already-account'
    | 'reset-password'
    | 'password-changed'
    | 'new-address'
    | 'address-asked'
  readonly to: string
  readonly letter: Letter
  readonly profile?: number | undefined
  readonly idempotencyKey?: string
}

/** Queues a mail about an account, in the transaction that it is called in. */
export async function tell(
  strapi: Core.Strapi,
  message: Message,
  { language, now }: { readonly language: FormLanguage; readonly now: Date },
): Promise<void> {
  const fair = await fairDetails(strapi, language, now)
  await queueMail(strapi, { ...message, fair }, now)
}
