import { DAY_MS } from '@beursvloer/contract/durations'
import { languageTags } from '@beursvloer/contract/language-tags'

/** Today's date in the fair's zone, `YYYY-MM-DD`. */
export const fairDate = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(now)

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** `2027-03-17` → "17 maart 2027". */
export const longDate = (date: string, language: 'nl' | 'en'): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    midnight(date),
  )

/** `2027-03-17`, `2027-03-18` → "17–18 maart 2027". */
export const longDates = (from: string, until: string, language: 'nl' | 'en'): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatRange(midnight(from), midnight(until))

const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `2027-03-17` → "woensdag 17 maart". */
export const dutchDay = (date: string): string => day.format(midnight(date))

/** The date so many days before another one. */
export const daysBefore = (date: string, days: number): string =>
  new Date(midnight(date).getTime() - days * DAY_MS).toISOString().slice(0, 10)
