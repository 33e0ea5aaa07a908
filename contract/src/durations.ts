/** Milliseconds in a second, a minute, an hour and a day of 24 hours. */
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The moment a number of days earlier. */
export const daysEarlier = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * DAY_MS)
