import { DAY_MS } from './durations.ts'

/** The fair's time zone, independent of the server's and the visitor's. */
export const FAIR_TIME_ZONE = 'Europe/Amsterdam'

/** Made on first use: it takes a slow phone tens of milliseconds. */
let offsets: Intl.DateTimeFormat | undefined

/** How far the fair's clock is ahead of UTC at an instant: `+01:00`. */
function fairOffset(instant: Date): string {
  offsets ??= new Intl.DateTimeFormat('en', {
    timeZone: FAIR_TIME_ZONE,
    timeZoneName: 'longOffset',
  })
  const name = offsets.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value
  return name?.replace('GMT', '') || '+00:00'
}

/**
 * A date and time in the fair's zone as ISO 8601 with offset, for structured data and exports.
 *
 * @example fairInstant('2027-03-17', '10:30') // '2027-03-17T10:30:00+01:00'
 */
export function fairInstant(date: string, time: string): string {
  const wall = `${date}T${time}:00`
  // The offset at about that time; in the hours around a change of the clock it may be the other.
  const near = fairOffset(new Date(`${wall}Z`))
  return wall + fairOffset(new Date(wall + near))
}

/** When something is on a fair day, `HH:MM` or longer; an end before its start is past midnight. */
export interface FairSlot {
  readonly start: string
  readonly end: string
}

/** The end of a slot as a time that sorts after its start: past midnight the hours count on, `01:00` as `25:00`. */
export const lateEnd = ({ start, end }: FairSlot): string =>
  end < start ? `${Number(end.slice(0, 2)) + 24}${end.slice(2)}` : end

/** Whether two slots on one day share more than a moment; touching is no overlap. */
export const overlaps = (a: FairSlot, b: FairSlot): boolean =>
  a.start < lateEnd(b) && b.start < lateEnd(a)

/** The calendar date `YYYY-MM-DD` some days after another, or before it. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Whole days from one date to another, negative when that is before; summer time does not count. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** Every date from one to another, both included. */
export const datesFrom = (from: string, until: string): string[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, day) => daysAfter(from, day))

/** Whether something on a date is going on at a moment of the fair's clock: from its start until just before its end. */
export const isDuring = (
  { date, start, end }: FairSlot & { readonly date: string },
  now: { readonly date: string; readonly time: string },
): boolean =>
  date === now.date
    ? start <= now.time && now.time < lateEnd({ start, end })
    : end < start && daysAfter(date, 1) === now.date && now.time < end

/**
 * When a slot ends that begins on a date, as `fairInstant`.
 *
 * @example fairEnd('2027-03-17', '22:30', '01:00') // '2027-03-18T01:00:00+01:00'
 */
export const fairEnd = (date: string, start: string, end: string): string =>
  fairInstant(end < start ? daysAfter(date, 1) : date, end)
