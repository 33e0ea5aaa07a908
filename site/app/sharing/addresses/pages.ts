import { GROUP_PAGE } from '@beursvloer/contract/accounts/group'
import {
  albumPath,
  editorsPagePath,
  FAQ_PAGE,
  FLOOR_PLAN_PAGE,
  NEWSLETTER_PAGE,
  REGISTER_PAGE,
  SEARCH_PAGE,
  WITHOUT_INTERNET_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { accountPageMessages } from '~/features/account/messages.ts'
import { faqMessages } from '~/features/faq/messages.ts'
import { floorPlanMessages } from '~/features/floor-plan/messages.ts'
import { groupMessages } from '~/features/group/messages.ts'
import { newsletterMessages } from '~/features/newsletter/messages.ts'
import { offlinePageMessages } from '~/features/offline/messages.ts'
import { searchMessages } from '~/features/search/messages.ts'
import { streetSeed } from '~/shell/fair-name.ts'
import { sharingMessages } from '../messages.ts'
import {
  documentAddress,
  fairDates,
  fairVenue,
  type PublicAddress,
  pageAddress,
} from '../public-address.ts'

/** Home, floor plan, questions, search, newsletter and registration. */
export function fixedAddresses(content: Content): readonly PublicAddress[] {
  const { locale, edition, halls, stands } = content
  const t = sharingMessages[locale]
  const [day] = edition.days
  const page = (path: string, title: string) => pageAddress(content, { path, title })
  return [
    pageAddress(content, {
      path: '/',
      shown: [...content.programmeItems.all, ...content.exhibitors.all, ...content.interviews.all],
      kind: edition.name,
      title: edition.slogan || edition.name,
      facts: [
        fairDates(content),
        ...(day ? [{ value: `${day.opensAt}–${day.closesAt}`, label: t.openingHours }] : []),
        fairVenue(content),
      ],
      seed: streetSeed(edition.name),
    }),
    pageAddress(content, {
      path: FLOOR_PLAN_PAGE,
      shown: [...halls.all, ...stands.all, ...content.rooms.all],
      title: floorPlanMessages[locale].title,
      facts: [
        { value: `${halls.all.length}`, label: t.halls(halls.all.length) },
        { value: `${stands.all.length}`, label: t.stands },
        fairVenue(content),
      ],
    }),
    pageAddress(content, {
      path: FAQ_PAGE,
      title: faqMessages[locale].title,
      shown: content.faq,
    }),
    page(WITHOUT_INTERNET_PAGE, offlinePageMessages[locale].title),
    page(SEARCH_PAGE, searchMessages[locale].title),
    page(NEWSLETTER_PAGE, newsletterMessages[locale].label),
    page(REGISTER_PAGE, accountPageMessages[locale].register),
    pageAddress(content, { path: GROUP_PAGE, title: groupMessages[locale].title, seed: 'groep' }),
  ]
}

/** The photo album of each year. */
export function albumAddresses(content: Content): readonly PublicAddress[] {
  const t = sharingMessages[content.locale]
  return content.albums.all.map((album) =>
    documentAddress(album, {
      path: albumPath(album),
      title: album.title,
      lead: album.intro,
      facts: [{ value: `${album.photos.length}`, label: t.photos(album.photos.length) }],
      tone: 'dark',
    }),
  )
}

/** Pages that editors made. */
export const editorsAddresses = (content: Content): readonly PublicAddress[] =>
  content.pages.all.map((page) =>
    documentAddress(page, {
      path: editorsPagePath(page),
      title: page.title,
      lead: page.intro,
      facts: [fairDates(content), fairVenue(content)],
    }),
  )
