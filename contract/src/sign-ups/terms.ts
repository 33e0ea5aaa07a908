/**
 * Terms of sign-ups (requirements 17); an organiser's settings are content, these are the same for
 * all.
 */

/** How long an offer of a free place lasts, in hours. */
export const OFFER_HOURS = 24
/** The same from the first day of the fair, in minutes. An offer never outlives the start of the item. */
export const OFFER_MINUTES_AT_FAIR = 15
/**
 * How long a place is reserved for a signed-out visitor until the mailed link is followed, in
 * minutes.
 */
export const RESERVATION_MINUTES = 15
/** Maximum share of an item's free places that is reserved at once for unconfirmed visitors. */
export const RESERVABLE_SHARE = 1 / 2
/**
 * Maximum of places reserved at once over all items: of one e-mail or IP address (of IPv6 a /64
 * network), and of one network (IPv4 /24, IPv6 /48). A venue's network is limited by the share
 * alone.
 */
export const MAX_RESERVATIONS = { address: 5, network: 25 } as const
/** How long before its start an item takes no more sign-ups, in minutes, by default. */
export const CLOSES_MINUTES_BEFORE = 15
/** The hour of the reminders for the next day, in the time of the fair. */
export const REMINDER_HOUR = 18
/** Maximum of entries that a phone at a door sends at once; one with more sends again. */
export const MAX_DOOR_ENTRIES = 50
/** Largest body of those, in bytes. */
export const MAX_DOOR_BODY_BYTES = 16 * 1024

/** Maximum length of the code of a mailed link, in characters. */
export const MAX_LINK_CODE = 100
