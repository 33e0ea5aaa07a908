import { FAIR_TIME_ZONE, fairEnd, fairInstant } from '@beursvloer/contract/fair-time'
import { languageTags } from '@beursvloer/contract/language-tags'
import type { LocaleCode } from './locales.ts'

export { FAIR_TIME_ZONE, fairEnd, fairInstant }

const cache = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: LocaleCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = cache.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(languageTags[locale], options)
  cache.set(key, made)
  return made
}

// A calendar date is shown as it stands, so it is read and written in UTC.
const asDate = (date: string) => new Date(`${date}T00:00:00Z`)

const styles = {
  /** woensdag 17 maart 2027 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 17 maart 2027 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** woensdag 17 maart */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** wo 17 mrt */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** woensdag */
  weekday: { weekday: 'long' },
  /** 17 mrt */
  brief: { day: 'numeric', month: 'short' },
  /** 2027 */
  year: { year: 'numeric' },
  /** maart 2027 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof styles

/** A calendar date `YYYY-MM-DD` in words. */
export const formatDate = (date: string, locale: LocaleCode, style: DateStyle = 'long'): string =>
  formatter(locale, { ...styles[style], timeZone: 'UTC' }).format(asDate(date))

/** Two calendar dates as a period: "17–18 maart 2027". */
export const formatDateRange = (start: string, end: string, locale: LocaleCode): string =>
  formatter(locale, { ...styles.long, timeZone: 'UTC' })
    .formatRange(asDate(start), asDate(end))
    .replace(/\s?–\s?/, '–')

/** Two calendar dates by weekday: "woensdag–donderdag", or one where they are the same. */
export const formatWeekdays = (start: string, end: string, locale: LocaleCode): string =>
  start === end
    ? formatDate(start, locale, 'weekday')
    : `${formatDate(start, locale, 'weekday')}–${formatDate(end, locale, 'weekday')}`

const spans: Record<LocaleCode, (start: string, end: string) => string> = {
  nl: (start, end) => `${start} tot ${end} uur`,
  en: (start, end) => `${start} to ${end}`,
}

/** Two times `HH:MM` as spoken: "10:30 tot 11:10 uur". */
export const spokenSpan = (start: string, end: string, locale: LocaleCode): string =>
  spans[locale](start, end)

/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60

/** Minutes from one time `HH:MM` to the next; an end before its start is on the next day. */
export function minutesBetween(start: string, end: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return (minutes(end) - minutes(start) + DAY_MINUTES) % DAY_MINUTES
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The time `HH:MM` of a minute from midnight, of the next day too. */
export const timeOf = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`

/**
 * Minutes as people say them.
 * @param hour the word for an hour
 * @example inHours(145, 'uur') // '2 uur 25'; inHours(45, 'uur') // '45 min'
 */
export function inHours(minutes: number, hour: string): string {
  if (minutes < 60) return `${minutes}\u00A0min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}\u00A0${hour}${rest > 0 ? `\u00A0${rest}` : ''}`
}
