import { CALENDAR_PAGE } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { toCalendarSummary } from '~/features/calendar/calendar-view.ts'
import { calendarMessages } from '~/features/calendar/messages.ts'
import { formatDate } from '~/i18n/dates.ts'
import { documentAddress, type PublicAddress, pageAddress } from '../public-address.ts'

/** The calendar, and each item of it, also those that are over. */
export function calendarAddresses(content: Content): readonly PublicAddress[] {
  const { locale, calendar } = content
  const { title } = calendarMessages[locale]
  return [
    pageAddress(content, { path: CALENDAR_PAGE, title, shown: calendar.all }),
    ...calendar.all.map((item) => {
      // The picture does not show whether the item is over.
      const { path, date, time, place } = toCalendarSummary(item, '')
      return documentAddress(item, {
        path,
        kind: title,
        title: item.title,
        facts: [
          { value: formatDate(date, locale), label: formatDate(date, locale, 'weekday') },
          { value: time, label: place },
        ],
      })
    }),
  ]
}
