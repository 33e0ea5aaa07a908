/** Terms of push messages (requirements 24); nothing here needs more than the browser has. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

/**
 * Kinds of push messages, each chosen separately. `changes`: changes of saved or reserved items;
 * `place`: a freed place for the visitor; `soon`: a saved or reserved item begins soon; `stands`:
 * exhibitors who ask for the visitor's details; `news`: from the organiser.
 */
export const PUSH_KINDS = ['changes', 'place', 'soon', 'stands', 'news'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** The browser's storage key of its push token (requirements 5.4). */
export const MESSAGING_TOKEN = 'messagingToken'
/** After how long the push token is renewed, in ms (requirements 13.4). */
export const PUSH_TOKEN_MS = 7 * DAY_MS
/** Lifetime of an installation's access token, in ms. */
export const INSTALLATION_TOKEN_MS = 7 * DAY_MS
/** The access token is refreshed when less than this remains, in ms (requirements 13.4). */
export const INSTALLATION_REFRESH_MS = HOUR_MS

/** How long before it begins an item is announced, in ms. */
export const SOON_MS = 10 * MINUTE_MS

/** Largest payload that push services have to take, in bytes (RFC 8030, 7.2). */
export const MAX_PUSH_PAYLOAD_BYTES = 4096
/** Longest address of a subscription, in characters. */
export const MAX_ENDPOINT_LENGTH = 2048
/** Maximum of programme items for which a device without account gets messages. */
export const MAX_PUSH_ITEMS = 200
/** Largest body of a call about an installation, in bytes. */
export const MAX_PUSH_BODY_BYTES = 16 * 1024

/** Between these times of the fair's clock (`22:00`) nothing is shown; `from` after `until` spans midnight. */
export interface QuietHours {
  readonly from: string
  readonly until: string
}

/** Message preferences of a device. */
export interface PushPreferences {
  readonly kinds: Readonly<Record<PushKind, boolean>>
  /** Outside of the days of the fair; null: at any time. */
  readonly quiet: QuietHours | null
}

/** Defaults after allowing messages; news of the organiser needs a separate choice. */
export const DEFAULT_PUSH_PREFERENCES: PushPreferences = {
  kinds: { changes: true, place: true, soon: true, stands: true, news: false },
  quiet: { from: '22:00', until: '08:00' },
}

/** The outcomes of a message on a device. */
export const PUSH_OUTCOMES = ['shown', 'opened'] as const
export type PushOutcome = (typeof PUSH_OUTCOMES)[number]

/**
 * Why a call about an installation is refused. `no-installation`: unknown or removed, to be
 * registered again; `token-ended`: to be renewed with the refresh token; `wrong-token`: neither;
 * `unknown-service`: a subscription at a service that the organiser does not send to; `full`: no
 * room for more installations.
 */
export const PUSH_REFUSALS = [
  'no-installation',
  'token-ended',
  'wrong-token',
  'unknown-service',
  'full',
] as const
export type PushRefusalReason = (typeof PUSH_REFUSALS)[number]
