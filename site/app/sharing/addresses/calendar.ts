import { CALENDAR_PAGE } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { toCalendarSummary } from '~/features/calendar/calendar-view.ts'
import { calendarMessages } from '~/features/calendar/messages.ts'
import { formatDate } from '~/i18n/dates.ts'
import { fairDates, fairVenue } from '../fair-facts.ts'
import { lastChange, type PublicAddress, publicAddress } from '../public-address.ts'

/** The calendar, and each item of it, also those that are over. */
export function calendarAddresses(content: Content): readonly PublicAddress[] {
  const { locale, calendar } = content
  const { title } = calendarMessages[locale]
  return [
    publicAddress({
      path: CALENDAR_PAGE,
      updatedAt: lastChange(content.edition, calendar.all),
      title,
      facts: [fairDates(content), fairVenue(content)],
      seed: 'kalender',
      tone: 'dark',
    }),
    ...calendar.all.map((item) => {
      // The picture does not show whether the item is over.
      const { path, date, time, place } = toCalendarSummary(item, '')
      return publicAddress({
        path,
        updatedAt: item.updatedAt,
        language: item.language,
        kind: title,
        title: item.title,
        facts: [
          { value: formatDate(date, locale), label: formatDate(date, locale, 'weekday') },
          { value: time, label: place },
        ],
        seed: item.slug,
      })
    }),
  ]
}
