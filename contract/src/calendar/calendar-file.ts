import ical, {
  escape as escapeText,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { FAIR_TIME_ZONE } from '../fair-time.ts'
import type { FormLanguage } from '../forms/definition.ts'

const [block = ''] = tzlib_get_ical_block(FAIR_TIME_ZONE)

/**
 * The rules of the fair's zone as VTIMEZONE (RFC 5545 §3.6.5), lines ended by CRLF. The library
 * knows Amsterdam as another name of Brussels and answers with that one.
 */
const fairTimeZone: string = block
  .trim()
  .replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${FAIR_TIME_ZONE}`)
  .replace(/\r?\n|$/g, '\r\n')

/** Something in a calendar. Texts are plain; a line break is `\n`. */
export interface CalendarEvent {
  /** UID, the same across revisions and languages (RFC 5545 §3.8.4.7). */
  readonly uid: string
  /** Instants, ISO 8601; `end` is '' when it is not known. */
  readonly start: string
  readonly end: string
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly categories: readonly string[]
  readonly cancelled: boolean
  /** Not yet confirmed (STATUS:TENTATIVE). */
  readonly tentative?: boolean
  /** Time of the last change of the event, an instant. */
  readonly modified: string
  /** Revision (RFC 5545 §3.8.7.4); from `modified` unless given. */
  readonly sequence?: number
}

/** A request to add an event to a calendar, or to remove it (iTIP, RFC 5546 §3.2). */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  /** Sender and recipient; the name may be empty. */
  readonly organizer: Mailbox
  readonly attendee: Mailbox
}

interface Mailbox {
  readonly name: string
  readonly email: string
}

export interface Calendar {
  /** Name of a calendar that follows the file; none for a file with a single event. */
  readonly name?: string
  readonly language: FormLanguage
  readonly events: readonly CalendarEvent[]
  readonly invitation?: Invitation
  /** The sender of an event that needs no answer (iTIP, RFC 5546 §3.2.1). */
  readonly publisher?: Mailbox
}

/** How often a calendar that follows the file may ask for it again, in seconds. */
const REFRESH_SECONDS = 60 * 60

/** SEQUENCE counts from here, so that its seconds fit a signed 32-bit integer until 2088. */
const SEQUENCE_EPOCH = Date.UTC(2020, 0, 1)

/**
 * The SEQUENCE of an event (RFC 5545 §3.8.7.4): seconds from 2020 to its last change. The CMS keeps
 * no number of revisions, but each change it publishes has a later time, so this grows with each.
 */
export const sequenceOf = (modified: string): number =>
  Math.max(0, Math.floor((Date.parse(modified) - SEQUENCE_EPOCH) / 1000))

const zone = `X-WR-TIMEZONE:${FAIR_TIME_ZONE}\r\n${fairTimeZone}`

const statusOf = ({ cancelled, tentative }: CalendarEvent): ICalEventStatus =>
  cancelled
    ? ICalEventStatus.CANCELLED
    : tentative
      ? ICalEventStatus.TENTATIVE
      : ICalEventStatus.CONFIRMED

/** The library wants a name. */
const mailboxOf = ({ name, email }: Mailbox) => ({ name: name || email, email })

const methodOf = ({ invitation, publisher }: Calendar): ICalCalendarMethod | null => {
  if (invitation) return ICalCalendarMethod[invitation.method]
  return publisher ? ICalCalendarMethod.PUBLISH : null
}

const instant = (iso: string) => Temporal.Instant.from(iso)

/** A calendar as an iCalendar file (RFC 5545), in the fair's zone. */
export function calendarFile(calendarData: Calendar): string {
  const { name, language, events, invitation, publisher } = calendarData
  const calendar = ical({
    // Unlike the texts of events, the library does not escape this one.
    name: name ? escapeText(name, false) : null,
    prodId: { company: 'Beursvloer', product: 'Beursvloer', language: language.toUpperCase() },
    scale: 'GREGORIAN',
    ttl: name ? REFRESH_SECONDS : null,
    method: methodOf(calendarData),
  })
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence ?? sequenceOf(event.modified),
      stamp: instant(event.modified),
      lastModified: instant(event.modified),
      timezone: FAIR_TIME_ZONE,
      start: instant(event.start),
      end: event.end ? instant(event.end) : null,
      summary: event.title,
      description: event.description,
      location: event.location,
      url: event.url,
      categories: event.categories.map((category) => ({ name: category })),
      status: statusOf(event),
      transparency:
        event.cancelled || event.tentative
          ? ICalEventTransparency.TRANSPARENT
          : ICalEventTransparency.OPAQUE,
      ...(publisher && { organizer: mailboxOf(publisher) }),
      ...(invitation && {
        organizer: mailboxOf(invitation.organizer),
        attendees: [
          {
            ...mailboxOf(invitation.attendee),
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ],
      }),
    })
  }
  // The library writes the zone only where there are events, and dates of change then no longer in
  // UTC. A calendar needs a component even without events (RFC 5545 §3.6), and lines end in CRLF.
  return `${calendar.toString().replace(/^(?=BEGIN:VEVENT|END:VCALENDAR)/m, zone)}\r\n`
}
