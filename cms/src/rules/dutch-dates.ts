const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `2027-03-17` → "woensdag 17 maart". */
export const dutchDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`))

const dayOfYear = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** `2027-03-17` → "17 maart 2027". */
export const dutchDate = (date: string): string => dayOfYear.format(new Date(`${date}T00:00:00Z`))

/** `10:30:00.000` → "10:30". */
export const shortTime = (time: string): string => time.slice(0, 5)
