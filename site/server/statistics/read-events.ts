import { DAY_MS, MINUTE_MS } from '@beursvloer/contract/durations'
import {
  EVENT_DETAILS,
  type EventType,
  MAX_EVENTS,
  OTHER,
} from '@beursvloer/contract/statistics/events'
import {
  type DropReason,
  dayOfMinute,
  quarterOf,
  type StatisticsRow,
  sentEvent,
} from '@beursvloer/contract/statistics/rows'
import { readSession, SESSION_LIFETIME_MS } from '@beursvloer/contract/statistics/session-cookie'
import type { z } from 'zod'
import type { CountedPages } from './counted-pages.ts'

export type CountedRow = Omit<StatisticsRow, 'count'>

/** The body of a request, as far as it can be read. */
interface EventBatch {
  readonly events: readonly unknown[]
  /** Absent: the browser has no session cookie; null: it sent something else in its place. */
  readonly visitor: StatisticsRow['visitor'] | null
}

/** The known facts about the sender of a batch. */
export interface SentBy extends Pick<StatisticsRow, 'device' | 'visitor'> {
  readonly now: number
  readonly cookie: string | undefined
}

const TABLET = /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/
const PHONE = /Mobi|iPhone|iPod|Android/

/** The class of a device by its user agent, which is not kept. */
export function deviceOf(userAgent: string): StatisticsRow['device'] {
  if (TABLET.test(userAgent)) return 'tablet'
  return PHONE.test(userAgent) ? 'phone' : 'desktop'
}

/** New on the day on which the cookie was made, in the fair's time. */
function visitorOf(session: unknown, now: number): EventBatch['visitor'] {
  if (session === undefined || session === '') return ''
  const read = readSession(session)
  if (!read || read.iat > now + DAY_MS || read.exp - read.iat !== SESSION_LIFETIME_MS) return null
  const day = (at: number) => dayOfMinute(at / MINUTE_MS)
  return day(read.iat) < day(now) ? 'returning' : 'new'
}

/** The events of a body of JSON; null for what is no batch, or too large a one. */
export function readEventBatch(text: string, now: number): EventBatch | null {
  try {
    const { events, session } = JSON.parse(text).data
    if (!Array.isArray(events) || events.length > MAX_EVENTS) return null
    return { events, visitor: visitorOf(session, now) }
  } catch {
    return null
  }
}

/** Number of different names of a kind that are distinguished in a day. */
const MAX_NAMES = 300
const NAME = /^[\p{L}\d][\p{L}\d._-]{0,59}$/u

/**
 * A name that comes with a visitor, as it is counted: lower case, spaces as `-`. Anything that is no name,
 * such as an e-mail address, is "other".
 *
 * @example namedAs(' Nieuwsbrief maart') // 'nieuwsbrief-maart'
 */
function namedAs(given: string): string {
  const name = given.normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-')
  return name === '' || NAME.test(name) ? name : OTHER
}

/** Limits how many different names are distinguished, because a sender can invent them. */
class KnownNames {
  readonly #names = new Set<string>()
  #day = ''

  /** The name, or "other" once there were so many today. @param day `2027-03-17` */
  of(given: string, day: string): string {
    const name = namedAs(given)
    if (name === '' || this.#names.has(name)) return name
    if (day !== this.#day) {
      this.#day = day
      this.#names.clear()
    }
    if (this.#names.size >= MAX_NAMES) return OTHER
    this.#names.add(name)
    return name
  }
}

const FORM_STEP = /^[a-z-]{1,40}-\d{1,2}$/

/** Why something is dropped that is no event, by the fields that are wrong. */
function reasonOf({ issues }: z.ZodError): DropReason {
  const fields = issues.map(({ path: [field] }) => field)
  if (fields.some((field) => field !== 'age' && field !== 'eventType')) return 'invalid'
  return fields.includes('age') ? 'time' : 'unknown'
}

/** Names events, by which they are counted. */
export class EventNames {
  readonly #sources = new KnownNames()
  readonly campaigns = new KnownNames()
  readonly #files = new KnownNames()
  readonly #pages: CountedPages

  constructor(pages: CountedPages) {
    this.#pages = pages
  }

  /** The row of an event, or why it is dropped. Never throws. */
  rowOf(event: unknown, { now, cookie, device, visitor }: SentBy): CountedRow | DropReason {
    const read = sentEvent.safeParse(event)
    if (!read.success) return reasonOf(read.error)
    const { eventType, url, age, document, source, campaign } = read.data
    const page = this.#pages.pageAt(url, cookie)
    if (!page || (eventType === 'pageview' && !page.counted)) return 'unknown'
    if (document !== '' && !this.#pages.hasDocument(document)) return 'unknown'
    const minute = quarterOf(now - age)
    const day = dayOfMinute(minute)
    const detail = this.#detailOf(eventType, read.data.detail, page.parameters, day)
    if (detail === null) return 'unknown'
    return {
      minute,
      event: eventType,
      detail,
      route: page.route,
      document: document || page.document,
      language: page.language,
      device,
      source: this.#sources.of(source, day),
      campaign: this.campaigns.of(campaign, day),
      visitor,
    }
  }

  /** The detail as it is counted; null for one that this type of event does not have. */
  #detailOf(
    type: EventType,
    detail: string,
    parameters: readonly string[],
    day: string,
  ): string | null {
    if (type === 'download') return this.#files.of(detail, day)
    if (type === 'form-step') return FORM_STEP.test(detail) ? detail : null
    const details: Partial<Record<EventType, readonly string[]>> = EVENT_DETAILS
    const known = type === 'filter' ? parameters : (details[type] ?? [''])
    return known.includes(detail) ? detail : null
  }
}
