import { HOUR_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../../http/http-error'
import { mayMail } from '../../mail/recipient-limit'

/**
 * Lets nobody sign up again and again: each time mails them.
 * @throws HttpError 429 when an address had as many mails about places as an hour allows
 */
export async function requireMailsLeft(strapi: Core.Strapi, email: string): Promise<void> {
  if (await mayMail(strapi, 'sign-up', email, new Date())) return
  throw new HttpError(429, 'Too many changes of places', { retryAfter: HOUR_MS / 1000 })
}
