import { DAY_MS, MINUTE_MS } from '@beursvloer/contract/durations'
import {
  EVENT_DETAILS,
  EVENT_TYPES,
  type EventType,
  MAX_EVENT_AGE_MS,
  MAX_EVENTS,
} from '@beursvloer/contract/statistics/events'
import {
  type DropReason,
  dayOfMinute,
  quarterOf,
  type StatisticsRow,
} from '@beursvloer/contract/statistics/rows'
import { readSession, SESSION_LIFETIME_MS } from '@beursvloer/contract/statistics/session-cookie'
import type { CountedPage } from './counted-pages.ts'
import type { CountedRow } from './counts.ts'

/** The body of a request, as far as it can be read. */
export interface EventBatch {
  readonly events: readonly unknown[]
  /** Absent: the browser has no session cookie; null: it sent something else in its place. */
  readonly visitor: StatisticsRow['visitor'] | null
}

/** What is known of who sent a batch. */
export interface SentBy {
  readonly now: number
  readonly device: StatisticsRow['device']
  readonly visitor: StatisticsRow['visitor']
}

/** How an event is looked up and named. */
export interface EventNames {
  /** The page at an absolute address; null: it is none of this site. */
  page(url: string): (CountedPage & { readonly language: 'nl' | 'en' }) | null
  hasDocument(id: string): boolean
  source(name: string, day: string): string
  campaign(name: string, day: string): string
  file(name: string, day: string): string
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

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most
const FORM_STEP = /^[a-z-]{1,40}-\d{1,2}$/
const TYPES = new Set<unknown>(EVENT_TYPES)
const MAX_URL = 500

/** The detail as it is counted; null for one that this type of event does not have. */
function detailOf(
  type: EventType,
  detail: string,
  page: CountedPage,
  file: (name: string) => string,
): string | null {
  if (type === 'filter') return page.parameters.includes(detail) ? detail : null
  if (type === 'form-step') return FORM_STEP.test(detail) ? detail : null
  if (type === 'download') return file(detail)
  const known: readonly string[] | undefined = (
    EVENT_DETAILS as Partial<Record<EventType, readonly string[]>>
  )[type]
  if (!known) return detail === '' ? '' : null
  return known.includes(detail) ? detail : null
}

/** The row of an event, or why it is dropped. Never throws. */
export function rowOf(event: unknown, by: SentBy, names: EventNames): CountedRow | DropReason {
  const {
    eventType,
    url,
    age,
    detail = '',
    document = '',
    source = '',
    campaign = '',
  } = (event ?? {}) as Record<string, unknown>
  if (!isText(url, MAX_URL) || !isText(detail, 200) || !isText(document, 40)) return 'invalid'
  if (!isText(source, 200) || !isText(campaign, 200)) return 'invalid'
  if (typeof age !== 'number' || !(age >= 0 && age <= MAX_EVENT_AGE_MS)) return 'time'
  if (!TYPES.has(eventType)) return 'unknown'
  const type = eventType as EventType
  const page = names.page(url)
  if (!page || (type === 'pageview' && !page.counted)) return 'unknown'
  if (document !== '' && !names.hasDocument(document)) return 'unknown'
  const minute = quarterOf(by.now - age)
  const day = dayOfMinute(minute)
  const counted = detailOf(type, detail, page, (name) => names.file(name, day))
  if (counted === null) return 'unknown'
  return {
    minute,
    event: type,
    detail: counted,
    route: page.route,
    document: document || page.document,
    language: page.language,
    device: by.device,
    source: names.source(source, day),
    campaign: names.campaign(campaign, day),
    visitor: by.visitor,
  }
}
