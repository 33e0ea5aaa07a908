import { calendarFile } from '@beursvloer/contract/calendar/calendar-file'
import { calendarItemPath } from '@beursvloer/contract/page-addresses'
import type { CalendarItem, Content, ProgrammeItem } from '~/content/model.ts'
import { guidOf } from './guid.ts'
import { itemEvent } from './item-event.ts'
import { exportMessages } from './messages.ts'
import { textInParagraphs } from './text-in-paragraphs.ts'

/**
 * Programme items as an iCalendar file to follow, cancelled ones included, so that followers see
 * the cancellation.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export const programmeCalendar = (
  items: readonly ProgrammeItem[],
  content: Content,
  base: string,
): string =>
  calendarFile({
    name: exportMessages[content.locale].programmeOf(content.edition.name),
    language: content.locale,
    events: items.map((item) => itemEvent(item, content, base)),
  })

/** One programme item as an iCalendar file. */
export const itemCalendar = (item: ProgrammeItem, content: Content, base: string): string =>
  calendarFile({ language: content.locale, events: [itemEvent(item, content, base)] })

/** A date of the fair's calendar as an iCalendar file. */
export const calendarItemCalendar = (item: CalendarItem, content: Content, base: string): string =>
  calendarFile({
    language: content.locale,
    events: [
      {
        uid: guidOf(content, item),
        start: item.start,
        end: item.end,
        title: item.title,
        description: [textInParagraphs(item.body), item.url].filter(Boolean).join('\n\n'),
        location: item.place,
        url: base + calendarItemPath(item),
        categories: [],
        cancelled: false,
        modified: item.updatedAt,
      },
    ],
  })
