import type { CalendarEvent } from '@beursvloer/contract/calendar/calendar-file'
import { type SessionChange, sessionEvent } from '@beursvloer/contract/calendar/session-event'
import { byId, programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Content, ProgrammeItem } from '~/content/model.ts'
import { guidOf } from './guid.ts'

/** The changes of an item since it was announced. */
export function changeOf(item: ProgrammeItem): SessionChange {
  const { state, changeNote, previousDay, previousStart, previousEnd, previousRoom } = item
  const isTold = previousDay || previousStart || previousRoom
  return {
    ...{ state, changeNote },
    previous: isTold
      ? {
          date: (previousDay ?? item.day).date,
          start: previousStart || item.start,
          end: previousEnd || item.end,
          room: (previousRoom ?? item.room).name,
        }
      : null,
  }
}

/**
 * A programme item as an event. It counts as changed when the item, its day, its room, the hall of
 * that or the edition did: these have its time and place, and none can be deleted without the item.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function itemEvent(item: ProgrammeItem, content: Content, base: string): CalendarEvent {
  const { edition } = content
  const { day, room } = item
  const changes = [item, day, room, room.hall, edition].flatMap((one) => one?.updatedAt ?? [])
  return sessionEvent(
    {
      ...changeOf(item),
      uid: guidOf(content, item),
      url: base + programmeItemPath(byId(item)),
      title: item.title,
      partOf: item.partOf?.title ?? '',
      summary: item.summary,
      type: item.type,
      spokenLanguage: item.spokenLanguage,
      needsPlace: item.signUp === 'required',
      date: day.date,
      start: item.start,
      end: item.end,
      room: room.name,
      hall: room.hall?.name ?? '',
      venue: edition.venue,
      city: edition.city,
      speakers: item.contributions.map(({ speaker }) => speaker),
      themes: item.themes.map(({ name }) => name),
      modified: changes.toSorted().at(-1) ?? item.updatedAt,
    },
    content.locale,
  )
}
