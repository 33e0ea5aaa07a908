import { type CalendarEvent, calendarFile } from '@beursvloer/contract/calendar/calendar-file'
import { guidOf } from '@beursvloer/contract/calendar/guid'
import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Fair } from '../fair/fair'
import type { CalendarPart } from '../mail/outbox'
import { noReplyAddress, siteAddress } from '../mail/site-address'
import type { SignUpItem } from './item'
import type { SignUpRow } from './rows'
import type { SignUpWork } from './transaction'

interface Invited {
  readonly item: SignUpItem
  readonly row: SignUpRow
  /** Whether it goes out of the calendar. */
  readonly isCancelled: boolean
}

/** The event of a sign-up: the same one each time, by its UID. */
async function eventOf(
  { fair, now, facts }: SignUpWork,
  { item, row, isCancelled }: Invited,
): Promise<CalendarEvent> {
  const { language, state, sequence } = row
  return {
    uid: guidOf(await facts.settingsId(), item.id),
    start: item.startsAt.toISOString(),
    end: item.endsAt.toISOString(),
    title: item.title[language],
    description: item.changeNote[language],
    location: [item.room[language], item.hall[language], fair.edition.venue, fair.edition.city]
      .filter(Boolean)
      .join(', '),
    url: siteAddress(programmeItemPath(item), language),
    categories: [],
    cancelled: isCancelled,
    tentative: state === 'waiting' || state === 'offered',
    modified: now.toISOString(),
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

/** Somebody's places of a day as one iCalendar message: the events that they have, as they are now. */
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
