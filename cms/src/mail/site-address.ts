import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import settings from '../../config/settings'

/** An address of the site in a language. */
export const siteAddress = (path: string, language: FormLanguage): string =>
  `${settings.siteUrl}${settings.localePrefixes[language]}${path}`

/** The sender of mail while the fair has no address. */
export const noReplyAddress = (): string => `noreply@${new URL(settings.siteUrl).hostname}`
