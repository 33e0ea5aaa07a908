/** Milliseconds in a second, a minute, an hour and a day of 24 hours. */
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** How long a deletion on request is remembered, in days; no backup is kept for longer. */
export const DELETIONS_KEPT_DAYS = 2 * 364

/** The moment a number of days earlier. */
export const daysEarlier = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * DAY_MS)

/** The moment so many months later, or earlier; of a shorter month its last day. In UTC. */
export function monthsLater(moment: Date, months: number): Date {
  const date = new Date(moment)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(moment.getUTCDate(), lastDay))
  return date
}
