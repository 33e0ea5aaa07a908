import { isPageOf } from '@beursvloer/contract/fair-parts'
import type { Content, LocaleCode } from '~/content/model.ts'
import { memoize } from '~/shell/memoize.ts'
import { calendarAddresses } from './addresses/calendar.ts'
import { exhibitorAddresses } from './addresses/exhibitors.ts'
import { albumAddresses, editorsAddresses, fixedAddresses } from './addresses/pages.ts'
import { pavilionAddresses } from './addresses/pavilions.ts'
import { speakerAddresses } from './addresses/people.ts'
import { programmeAddresses } from './addresses/programme.ts'
import { storyAddresses } from './addresses/stories.ts'
import { vacancyAddresses } from './addresses/vacancies.ts'
import type { PublicAddress } from './public-address.ts'

/**
 * The sources of the public pages. Pages of a new content type are added here, and with that they
 * are in the sitemap and have a sharing picture. The first one at an address counts, as in
 * routes.ts: the editors' pages cannot hide a page of the site.
 */
const sources: readonly ((content: Content) => readonly PublicAddress[])[] = [
  fixedAddresses,
  programmeAddresses,
  exhibitorAddresses,
  speakerAddresses,
  pavilionAddresses,
  storyAddresses,
  calendarAddresses,
  vacancyAddresses,
  albumAddresses,
  editorsAddresses,
]

/**
 * Every public page in the content's locale, by path. Unpublished pages are not in it, nor are
 * addresses that lead elsewhere. Made once per state of the content.
 */
export const publicAddresses = memoize((content: Content): ReadonlyMap<string, PublicAddress> => {
  const addresses = new Map<string, PublicAddress>()
  for (const address of sources.flatMap((source) => source(content))) {
    if (addresses.has(address.path) || content.redirect(address.path)) continue
    if (isPageOf(content.settings.without, address.path)) continue
    addresses.set(address.path, address)
  }
  return addresses
})

/** The languages that a public page was written in; all of them for any other page. */
export const languagesOf = (contents: readonly Content[], path: string): readonly LocaleCode[] =>
  contents
    .filter((content) => {
      const { language = content.locale } = publicAddresses(content).get(path) ?? {}
      return language === content.locale
    })
    .map(({ locale }) => locale)
