/**
 * What is counted of what visitors do (requirements 5.2, 25.1). Constants and types only: browsers have
 * them too.
 */

export const EVENT_TYPES = [
  'pageview',
  'marketing',
  'lead',
  'session-start',
  'session-stop',
  'session-pause',
  'session-resume',
  'user-sign-up',
  'user-sign-in',
  'user-sign-out',
  'user-auth-fail',
  'user-forgot-password',
  'user-update-password',
  'user-email-link',
  'form-step',
  'search',
  'filter',
  'saved',
  'route-asked',
  'download',
  'video',
  'push-opened',
  'offline-used',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/**
 * An event in short: type, detail and document id, with a space between them.
 *
 * @example 'lead contact'
 */
export type Counted = EventType | `${EventType} ${string}`

/**
 * Event of the document: something happened that is counted; its detail is a `Counted`. What counts when it
 * is pressed has that as attribute `data-count`, what counts when it is shown as `data-shown`.
 */
export const COUNTED = 'counted'

/**
 * What an event is about more closely, where there is a fixed list. `filter` has the name of a search
 * parameter, `form-step` a form and its step (`contract-2`), `download` the name of a file, all others ''.
 */
export const EVENT_DETAILS = {
  marketing: ['campaign', 'short-link', 'partner', 'banner'],
  lead: [
    'contact',
    'participation',
    'contract',
    'order',
    'stand-saved',
    'appointment',
    'sign-up',
    'newsletter',
  ],
  search: ['found', 'none'],
  saved: ['session', 'exhibitor', 'concept', 'appointment'],
} as const satisfies Partial<Record<EventType, readonly string[]>>

/** Name under which sources and campaigns beyond the daily maximum are counted. */
export const OTHER = 'other'

/** After the base of the statistics, which is the site itself by default. */
export const STATISTICS_PATH = '/statistics/'
/** Pause between two batches of a browser, from the start of the page, in ms. */
export const STATISTICS_POLL_MS = 5000
/** Most events of one batch, and most bytes of its body. */
export const MAX_EVENTS = 50
export const MAX_BATCH_BYTES = 16 * 1024
/** How long ago an event may have been when it is sent, in ms. */
export const MAX_EVENT_AGE_MS = 60 * 60_000
/** After how long without a sign of life a new visit begins, in ms. */
export const VISIT_PAUSE_MS = 30 * 60_000
