/** Times of the identity provider's client in ms (requirements 13.3), as the tests expect them. */

/** A token is renewed so long before it expires. */
export const REFRESH_BEFORE_EXPIRY = 5 * 60_000
/** The first wait after a failure; each next one is twice as long … */
export const BACKOFF_FIRST = 30_000
/** … up to this one. */
export const BACKOFF_LONGEST = 960_000
/** A token counts as expired so long before it is. */
export const EARLY_EXPIRY = 30_000
/** How long an answer may take: on a desk, on a phone, and without a connection. */
export const TIMEOUT_SHORT = 30_000
export const TIMEOUT_LONG = 60_000
export const TIMEOUT_OFFLINE = 5000
/** How long a token of the emulator lives, as those of Google do. */
export const TOKEN_LIFE = 3_600_000
