/** The fair's time zone, whatever the server's or visitor's. */
export const FAIR_TIME_ZONE = 'Europe/Amsterdam'

/** Made when it is asked for: it takes a slow phone tens of milliseconds. */
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
