import type { Content } from '~/content/model.ts'
import { fairInstant } from '~/i18n/dates.ts'

/**
 * The fair as schema.org ExhibitionEvent.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function fairJsonLd(content: Content, base: string): Record<string, unknown> {
  const { edition, settings } = content
  const [first, last] = [edition.days[0], edition.days.at(-1)]
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${base}/#beurs`,
    name: edition.name,
    description: edition.lead,
    url: base,
    inLanguage: content.locale,
    startDate: first ? fairInstant(first.date, first.opensAt) : edition.startDate,
    endDate: last ? fairInstant(last.date, last.closesAt) : edition.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: edition.venue,
      address: {
        '@type': 'PostalAddress',
        ...(edition.venueAddress && { streetAddress: edition.venueAddress }),
        ...(edition.venuePostcode && { postalCode: edition.venuePostcode }),
        addressLocality: edition.city,
        addressCountry: 'NL',
      },
      ...(edition.venuePosition && {
        geo: { '@type': 'GeoCoordinates', ...edition.venuePosition },
      }),
    },
    organizer: {
      '@type': 'Organization',
      name: settings.organisation,
      email: settings.email,
      url: base,
    },
  }
}

/** The way from the home page to a page, as schema.org BreadcrumbList. */
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
