import { plainText } from '~/shell/plain-text.ts'
import type { CalendarDetail } from './calendar-view.ts'

/** The place that editors enter for items without an address. */
const ONLINE = /^online$/i

/** The address of a place: editors write the town alone, or last, after a comma. */
const addressOf = (place: string) => ({
  '@type': 'PostalAddress',
  addressLocality: place.split(',').at(-1)?.trim() ?? place,
  addressCountry: 'NL',
})

/**
 * An item of the calendar as schema.org Event.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function calendarJsonLd(item: CalendarDetail, base: string): Record<string, unknown> {
  const url = base + item.path
  const online = ONLINE.test(item.place)
  return {
    '@type': 'Event',
    name: item.title,
    description: plainText(item.body),
    url,
    startDate: item.start,
    ...(item.end && { endDate: item.end }),
    eventStatus: 'https://schema.org/EventScheduled',
    inLanguage: item.language,
    ...(item.place && {
      eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
      location: online
        ? { '@type': 'VirtualLocation', url: item.url || url }
        : { '@type': 'Place', name: item.place, address: addressOf(item.place) },
    }),
  }
}
