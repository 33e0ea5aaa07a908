import { calendarItemPath } from '@beursvloer/contract/page-addresses'
import type { CalendarItem } from '~/content/model.ts'
import { today as dateOf, timeOfDay } from '~/i18n/today.ts'
import { languagesOf } from '~/shell/field-language.ts'

/** An item of the calendar as lists show it; dates and times are the fair's. */
export type CalendarSummary = ReturnType<typeof toCalendarSummary>

/** @param today `YYYY-MM-DD` in the fair's zone */
export function toCalendarSummary(item: CalendarItem, today: string) {
  const start = new Date(item.start)
  const end = item.end ? new Date(item.end) : start
  const lastDate = dateOf(end)
  return {
    id: item.id,
    path: calendarItemPath(item),
    title: item.title,
    ...languagesOf(item),
    // Instants, ISO 8601; `end` is '' where it is open.
    start: item.start,
    end: item.end,
    // `YYYY-MM-DD`.
    date: dateOf(start),
    // The last day; the first one for items of at most a day.
    lastDate,
    // `19:30–20:45`, or `19:30` where the end is open.
    time: item.end ? `${timeOfDay(start)}–${timeOfDay(end)}` : timeOfDay(start),
    place: item.place,
    // Whether its last day has passed.
    over: lastDate < today,
  }
}

export type CalendarView = ReturnType<typeof toCalendarView>

/** The whole calendar on a day. */
export function toCalendarView(items: readonly CalendarItem[], today: string) {
  const all = items.map((item) => toCalendarSummary(item, today))
  return {
    // Items to come or going on, the nearest first.
    upcoming: all.filter(({ over }) => !over),
    // Items that are over, the latest first.
    past: all.filter(({ over }) => over).reverse(),
  }
}

/** Number of other items under an item. */
const OTHERS_COUNT = 3

/** An item with everything its page shows, and the other coming items. */
export function toCalendarDetail(
  item: CalendarItem,
  items: readonly CalendarItem[],
  today: string,
) {
  return {
    item: { ...toCalendarSummary(item, today), url: item.url, body: item.body },
    others: toCalendarView(items, today)
      .upcoming.filter(({ id }) => id !== item.id)
      .slice(0, OTHERS_COUNT),
  }
}

export type CalendarDetail = ReturnType<typeof toCalendarDetail>['item']

/** Address of an item's calendar file. */
export const calendarFile = ({ path }: Pick<CalendarSummary, 'path'>): string =>
  `${path}/agenda.ics`
