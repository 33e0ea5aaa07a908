import { type CalendarEvent, calendarFile } from '@beursvloer/contract/calendar/calendar-file'
import { guidOf } from '@beursvloer/contract/calendar/guid'
import { sessionEvent } from '@beursvloer/contract/calendar/session-event'
import { sessionTexts } from '@beursvloer/contract/calendar/session-texts'
import { byId, programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Fair } from '../fair/fair'
import type { CalendarPart } from '../mail/outbox'
import { noReplyAddress, siteAddress } from '../mail/site-address'
import type { SignUpItem } from './item'
import type { SignUpRow } from './rows'
import type { SessionTexts } from './session-facts'
import type { SignUpWork } from './transaction'

/** The texts for an item that is no longer published. */
const UNKNOWN: SessionTexts = {
  ...{ summary: '', type: 'other', spokenLanguage: 'nl', state: 'planned', changeNote: '' },
  ...{ previous: null, speakers: [], themes: [], partOf: '' },
}

interface Invited {
  readonly item: SignUpItem
  readonly row: SignUpRow
  /** Whether the event is removed from the calendar. */
  readonly isCancelled: boolean
}

/** The event of a sign-up: the same one each time, by its UID. */
async function eventOf(
  { fair, now, published }: SignUpWork,
  { item, row, isCancelled }: Invited,
): Promise<CalendarEvent> {
  const { language, state, sequence } = row
  const t = sessionTexts[language]
  const { venue, city } = fair.edition
  const tentative = state === 'waiting' || state === 'offered'
  const event = sessionEvent(
    {
      ...((await published.session(item.id, language)) ?? UNKNOWN),
      uid: guidOf(await published.settingsId(), item.id),
      url: siteAddress(programmeItemPath(byId(item)), language),
      title: item.title[language],
      needsPlace: item.needsPlace,
      ...{ date: item.date, start: item.start, end: item.end, venue, city },
      room: item.room[language],
      hall: item.hall[language],
      modified: now.toISOString(),
    },
    language,
  )
  const standing = tentative ? t.waiting : t.reserved
  return {
    ...event,
    // As in the site's own calendar of the visitor; useless without a place.
    description: isCancelled ? event.description : `${standing}\n\n${event.description}`,
    cancelled: isCancelled,
    tentative,
    sequence,
  }
}

const senderOf = ({ name, email }: Fair) => ({ name, email: email || noReplyAddress() })

/** The event of a sign-up as an iCalendar message (RFC 5546); its number rises with each. */
export async function placeCalendar(work: SignUpWork, invited: Invited): Promise<CalendarPart> {
  const { language, email, name } = invited.row
  const method = invited.isCancelled ? 'CANCEL' : 'REQUEST'
  const content = calendarFile({
    language,
    events: [await eventOf(work, invited)],
    invitation: {
      method,
      organizer: senderOf(work.fair),
      attendee: { name: name ?? '', email },
    },
  })
  return { method, content }
}

/** A visitor's places of a day as one iCalendar message: the same events, as they are now. */
export async function dayCalendar(
  work: SignUpWork,
  places: readonly Omit<Invited, 'isCancelled'>[],
): Promise<CalendarPart> {
  const events = await Promise.all(
    places.map((place) => eventOf(work, { ...place, isCancelled: false })),
  )
  const language = places[0]?.row.language ?? 'nl'
  const content = calendarFile({ language, events, publisher: senderOf(work.fair) })
  return { method: 'PUBLISH', content }
}
