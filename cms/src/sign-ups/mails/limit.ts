import { HOUR_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../../http/http-error'
import { mayMailMany } from '../../mail/recipient-limit'

/**
 * Limits repeated sign-ups, each of which causes a mail. The result throws HttpError 429 when an
 * address had as many mails about places as an hour allows.
 */
export function mailsLeftOf(strapi: Core.Strapi) {
  const mayMail = mayMailMany(strapi, 'sign-up')
  return async (email: string): Promise<void> => {
    if (await mayMail(email)) return
    throw new HttpError(429, 'Too many changes of places', { retryAfter: HOUR_MS / 1000 })
  }
}
