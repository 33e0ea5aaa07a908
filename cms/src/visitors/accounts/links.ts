import {
  CONFIRM_ADDRESS_PAGE,
  FORGOT_PASSWORD_PAGE,
  RESET_PASSWORD_PAGE,
  SIGN_IN_PAGE,
} from '@beursvloer/contract/accounts/paths'
import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { hashOf, newToken } from '../../mail/link-token'
import { siteAddress } from '../../mail/site-address'

/** How long a link to confirm an address or choose a password works, in minutes (requirements 8.9). */
export const LINK_MINUTES = 60

/** A token for a link in a mail; only its hash is stored, and a new one takes its place. */
export function newLink(now: Date) {
  const token = newToken()
  const until = new Date(now.getTime() + LINK_MINUTES * MINUTE_MS)
  return { token, hash: hashOf(token), until }
}

/** Whether a link that works until a time has expired; one without a time has. */
export const isExpired = (until: string | null, now: Date): boolean =>
  until === null || new Date(until) <= now

const withCode = (page: string, language: FormLanguage, token: string): string =>
  `${siteAddress(page, language)}?code=${encodeURIComponent(token)}`

export const confirmationAddress = (language: FormLanguage, token: string): string =>
  withCode(CONFIRM_ADDRESS_PAGE, language, token)
export const resetAddress = (language: FormLanguage, token: string): string =>
  withCode(RESET_PASSWORD_PAGE, language, token)
export const signInAddress = (language: FormLanguage): string => siteAddress(SIGN_IN_PAGE, language)
export const forgotAddress = (language: FormLanguage): string =>
  siteAddress(FORGOT_PASSWORD_PAGE, language)
