import { programmeItemPath, SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { Content, ProgrammeItem } from '~/content/model.ts'
import { fairEnd, fairInstant } from '~/i18n/dates.ts'

/** The venue, as much as is known of it. */
type Venue = Pick<Content['edition'], 'venue' | 'city'> &
  Partial<Pick<Content['edition'], 'venueAddress' | 'venuePostcode' | 'venuePosition'>>

/** The venue as schema.org Place, or a room in it: search engines require an address for each. */
export function placeJsonLd(
  { venue, city, venueAddress, venuePostcode, venuePosition }: Venue,
  room?: string,
): Record<string, unknown> {
  const address = {
    '@type': 'PostalAddress',
    ...(venueAddress && { streetAddress: venueAddress }),
    ...(venuePostcode && { postalCode: venuePostcode }),
    addressLocality: city,
    addressCountry: 'NL',
  }
  const place = {
    '@type': 'Place',
    name: venue,
    address,
    ...(venuePosition && { geo: { '@type': 'GeoCoordinates', ...venuePosition } }),
  }
  return room ? { '@type': 'Place', name: room, address, containedInPlace: place } : place
}

/** A part of the fair, as short as search engines allow. */
const partJsonLd = (item: ProgrammeItem, { edition }: Content, base: string) => ({
  '@type': 'Event',
  name: item.title,
  url: base + programmeItemPath(item),
  startDate: fairInstant(item.day.date, item.start),
  endDate: fairEnd(item.day.date, item.start, item.end),
  location: placeJsonLd(edition, item.room.name),
})

/** Registration, which is free, while it is open. */
const offersOf = ({ registrationOpen, registrationUrl }: Content['edition']) =>
  registrationOpen && registrationUrl
    ? {
        offers: {
          '@type': 'Offer',
          url: registrationUrl,
          price: 0,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
        },
      }
    : {}

/**
 * The fair as schema.org ExhibitionEvent, with the featured parts of its programme.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function fairJsonLd(content: Content, base: string): Record<string, unknown> {
  const { edition, settings } = content
  const [first, last] = [edition.days[0], edition.days.at(-1)]
  const parts = content.programmeItems.all.filter(
    ({ featured, state }) => featured && state !== 'cancelled',
  )
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${base}/#beurs`,
    name: edition.name,
    ...(edition.lead && { description: edition.lead }),
    url: base,
    inLanguage: content.locale,
    startDate: first ? fairInstant(first.date, first.opensAt) : edition.startDate,
    endDate: last ? fairEnd(last.date, last.opensAt, last.closesAt) : edition.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeJsonLd(edition),
    isAccessibleForFree: true,
    ...offersOf(edition),
    organizer: {
      '@type': 'Organization',
      name: settings.organisation,
      email: settings.email,
      url: base,
    },
    ...(edition.programmePublished && {
      subEvent: parts.map((item) => partJsonLd(item, content, base)),
    }),
  }
}

/**
 * The site itself with its search, as schema.org WebSite.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export const websiteJsonLd = (content: Content, base: string): Record<string, unknown> => ({
  '@type': 'WebSite',
  '@id': `${base}/#site`,
  name: content.settings.name,
  url: base,
  inLanguage: content.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${base}${SEARCH_PAGE}?${QUERY_PARAMETER}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** The way from the home page to a page below a list, as schema.org BreadcrumbList of two or more. */
export function breadcrumbJsonLd(
  base: string,
  trail: readonly { readonly name: string; readonly path: string }[],
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: base + path,
    })),
  }
}
