/** Mail that needs only an e-mail address. */
export type SubscriptionKind = 'newsletter' | 'programme-mail'

/** `pending` until the address was confirmed by the link that was mailed to it. */
export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed'

/** Where the links in the mails lead, on the site and without language prefix; `?token=` follows. */
export const CONFIRMATION_PAGE = '/nieuwsbrief/bevestigen'
export const UNSUBSCRIBE_PAGE = '/nieuwsbrief/afmelden'

/** Where the site passes a token on, after the base of the content API: `{ "token": "…" }` as JSON. */
export const CONFIRMATION_PATH = '/subscriptions/confirm'
export const UNSUBSCRIBE_PATH = '/subscriptions/unsubscribe'

/**
 * The outcome of a token, always with status 200; the page decides what follows. It holds no data of the
 * subscriber. `expired` and `unknown` change nothing.
 */
export interface SubscriptionAnswer {
  readonly outcome: 'confirmed' | 'already-confirmed' | 'unsubscribed' | 'expired' | 'unknown'
  /** Absent when the token is unknown. */
  readonly kind?: SubscriptionKind
}
