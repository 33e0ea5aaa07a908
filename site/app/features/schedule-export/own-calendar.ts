import { type CalendarEvent, calendarFile } from '@beursvloer/contract/calendar/calendar-file'
import { guidOf } from '@beursvloer/contract/calendar/guid'
import { sessionTexts } from '@beursvloer/contract/calendar/session-texts'
import type { LinkedFair } from '@beursvloer/contract/fair-links'
import type { OwnMeeting } from '@beursvloer/contract/meetings/calls'
import {
  heldTimes,
  isOpenMeeting,
  MEETING_MINUTES,
  meetingEntry,
} from '@beursvloer/contract/meetings/terms'
import { exhibitorPath, MEETINGS_PAGE, MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { entryKey, type SavedEntry } from '@beursvloer/contract/saved-entries'
import type { Content } from '~/content/model.ts'
import { fairInstant } from '~/i18n/dates.ts'
import { itemEvent } from './item-event.ts'
import { exportMessages } from './messages.ts'

const PLANNED = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\/PT(\d+)M$/
const MS_PER_MINUTE = 60_000

/** An instant so many minutes after another. */
const after = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * MS_PER_MINUTE).toISOString()

/** The title and place of a stand to visit or an appointment; null when it no longer exists. */
function visited({ kind, id, note, place }: SavedEntry, content: Content) {
  const t = exportMessages[content.locale]
  if (kind === 'appointment') {
    const room = content.rooms.find(place ?? '')
    const where = room ? room.name : place ? t.stand(place) : ''
    return { title: note, location: where, path: MY_FAIR_PAGE }
  }
  const concept = kind === 'concept' ? content.concepts.find(id) : undefined
  const exhibitor = concept?.exhibitor ?? content.exhibitors.find(id)
  if (!exhibitor) return null
  const [stand] = exhibitor.stands
  return {
    title: concept ? `${concept.name}, ${exhibitor.name}` : exhibitor.name,
    location: stand ? t.stand(stand.number) : '',
    path: exhibitorPath(exhibitor),
  }
}

/** A stand to visit or an appointment as an event; null without a time. */
function planEvent(entry: SavedEntry, content: Content, base: string): CalendarEvent | null {
  const [, date, time, minutes] = PLANNED.exec(entry.planned ?? '') ?? []
  const what = date && time ? visited(entry, content) : null
  if (!date || !time || !what) return null
  const start = fairInstant(date, time)
  const { edition } = content
  return {
    uid: guidOf(content.settings.id, entryKey(entry)),
    start,
    end: after(start, Number(minutes)),
    title: what.title,
    description: entry.kind === 'appointment' ? '' : entry.note,
    location: [what.location, edition.venue, edition.city].filter(Boolean).join(', '),
    url: base + what.path,
    categories: [],
    cancelled: false,
    modified: new Date(entry.changedAt).toISOString(),
  }
}

/** A meeting as the event that its mails name as well; tentative while it is not agreed. */
function meetingEvent(meeting: OwnMeeting, content: Content, base: string): CalendarEvent {
  const { id, exhibitor, name, state, message, changedAt } = meeting
  const t = exportMessages[content.locale]
  const [held = meeting.start] = heldTimes(meeting)
  const start = fairInstant(held.slice(0, 10), held.slice(11))
  const stand = content.exhibitors.find(exhibitor)?.stands[0]
  const { venue, city } = content.edition
  return {
    uid: guidOf(content.settings.id, meetingEntry(id)),
    start,
    end: after(start, MEETING_MINUTES),
    title: t.meeting(name),
    description: message,
    location: [stand && t.stand(stand.number), venue, city].filter(Boolean).join(', '),
    url: base + MEETINGS_PAGE,
    categories: [],
    cancelled: false,
    tentative: state === 'requested',
    modified: changedAt,
  }
}

/**
 * A visitor's saved and reserved items as an iCalendar file to follow. Items have the UID of every
 * other calendar of this site, so that they are one event in a program; cancelled ones stay, marked
 * as such. A place on the waiting list is tentative.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function ownCalendar(
  { entries, signUps, meetings }: LinkedFair,
  content: Content,
  base: string,
) {
  const t = exportMessages[content.locale]
  const { reserved, waiting } = sessionTexts[content.locale]
  const states = new Map(signUps.map(({ item, state }) => [item, state]))
  const saved = new Map(
    entries.filter(({ kind }) => kind === 'session').map((entry) => [entry.id, entry]),
  )
  const items = content.edition.programmePublished ? content.programmeItems.all : []
  const sessions = items
    .filter(({ id }) => saved.has(id) || states.has(id))
    .map((item): CalendarEvent => {
      const event = itemEvent(item, content, base)
      const state = states.get(item.id)
      const note = saved.get(item.id)?.note
      const standing = state === 'confirmed' || state === 'attended' ? reserved : state && waiting
      return {
        ...event,
        description: [standing, note && t.note(note), event.description]
          .filter(Boolean)
          .join('\n\n'),
        ...(state && standing === waiting && { tentative: true }),
      }
    })
  const plans = entries.flatMap((entry) => planEvent(entry, content, base) ?? [])
  return calendarFile({
    name: t.ownFair(content.edition.name),
    language: content.locale,
    events: [
      ...sessions,
      ...plans,
      ...meetings.filter(isOpenMeeting).map((meeting) => meetingEvent(meeting, content, base)),
    ],
  })
}
