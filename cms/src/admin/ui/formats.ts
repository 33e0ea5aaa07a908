import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'

const time = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: FAIR_TIME_ZONE,
})
const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: FAIR_TIME_ZONE })

/** "17 mrt 2027, 09:30", in the time of the fair. */
export const dutchTime = (at: string): string => time.format(new Date(at))

/** "17 maart 2027", in the time of the fair. */
export const dutchDay = (at: string): string => day.format(new Date(at))

const weekday = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** "wo 17 mrt", of the date `2027-03-17`. */
export const shortDay = (date: string): string => weekday.format(new Date(`${date}T00:00:00Z`))

const KILOBYTE = 1024
const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** "12 kB", "3,4 MB", of 1,024 bytes each as everywhere in the forms. */
export const fileSize = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE
    ? `${number.format(Math.ceil(bytes / KILOBYTE))} kB`
    : `${number.format(bytes / KILOBYTE / KILOBYTE)} MB`

const whole = new Intl.NumberFormat('nl-NL')

/** "1.234". */
export const dutchNumber = (value: number): string => whole.format(value)

export const count = (amount: number, one: string, more: string): string =>
  `${dutchNumber(amount)} ${amount === 1 ? one : more}`
