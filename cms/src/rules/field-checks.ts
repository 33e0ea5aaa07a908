import type { UID } from '@strapi/strapi'
import type { Refusal } from './refusal'
import { checkRedirectPath, checkTarget, checkWebAddress } from './targets'

type Check = (path: string, value: string) => Refusal[]

/** Fields whose value is right or wrong whatever the rest of the document says. */
const checks: Partial<Record<string, Readonly<Record<string, Check>>>> = {
  'api::calendar-item.calendar-item': { url: checkWebAddress },
  'api::edition.edition': { registrationUrl: checkTarget },
  'api::exhibitor.exhibitor': { website: checkWebAddress },
  'api::navigation-item.navigation-item': { target: checkTarget },
  'api::partner.partner': { url: checkWebAddress },
  'api::programme-item.programme-item': { recordingUrl: checkWebAddress },
  'api::redirect.redirect': { from: checkRedirectPath, to: checkTarget },
  'api::short-link.short-link': { target: checkTarget },
  'api::site-settings.site-settings': { bannerTarget: checkTarget },
  'api::speaker.speaker': { linkedIn: checkWebAddress },
  'api::vacancy.vacancy': { url: checkWebAddress },
}

/**
 * Checks the addresses in what is about to be saved, before Strapi compares them with the pattern in the
 * schema: that would refuse the same in English.
 */
export const checkFields = (
  uid: UID.ContentType,
  data: Readonly<Record<string, unknown>>,
): Refusal[] =>
  Object.entries(checks[uid] ?? {}).flatMap(([field, check]) => {
    const value = data[field]
    return typeof value === 'string' && value !== '' ? check(field, value) : []
  })
