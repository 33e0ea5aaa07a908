/** Mail that one can ask for with an e-mail address alone. */
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
 * What became of a token, always with 200: how to go on is the page's business, and nothing of the
 * subscriber is told. `expired` and `unknown` leave everything as it was.
 */
export interface SubscriptionAnswer {
  readonly outcome: 'confirmed' | 'already-confirmed' | 'unsubscribed' | 'expired' | 'unknown'
  /** Absent when the token is unknown. */
  readonly kind?: SubscriptionKind
}
