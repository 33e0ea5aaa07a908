import type { CalendarEvent } from '@beursvloer/contract/calendar/calendar-file'
import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Content, ProgrammeItem } from '~/content/model.ts'
import { fairEnd, fairInstant } from '~/i18n/dates.ts'
import { guidOf } from './guid.ts'
import { changeText, speakerLines } from './item-text.ts'
import { exportMessages } from './messages.ts'

/**
 * A programme item as an event. It counts as changed when the item, its day, its room or the
 * edition did: these say when and where, and none can vanish without the item.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function itemEvent(item: ProgrammeItem, content: Content, base: string): CalendarEvent {
  const { locale, edition } = content
  const t = exportMessages[locale]
  const { day, room, state } = item
  const cancelled = state === 'cancelled'
  const speakers = speakerLines(item)
  const changes = [item, day, room, edition].map(({ updatedAt }) => updatedAt)
  return {
    uid: guidOf(content, item),
    start: fairInstant(day.date, item.start),
    end: fairEnd(day.date, item.start, item.end),
    // Not every calendar shows the state of an event, so its title tells.
    title: cancelled ? t.cancelled(item.title) : item.title,
    description: [
      changeText(item, locale),
      item.summary,
      speakers && `${t.speakers}:\n${speakers}`,
      t.inLanguage[item.spokenLanguage],
      !cancelled && item.signUp === 'required' && t.signUp,
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: [room.name, room.hall?.name, edition.venue, edition.city].filter(Boolean).join(', '),
    url: base + programmeItemPath(item),
    categories: [t.type[item.type], ...item.themes.map(({ name }) => name)],
    cancelled,
    modified: changes.toSorted().at(-1) ?? item.updatedAt,
  }
}
