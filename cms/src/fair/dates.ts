import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import { languageTags } from '@beursvloer/contract/language-tags'
import { weekdayDate } from '@beursvloer/contract/weekday-date'

/** Formats are made once: making one takes longer than a query. */
const inLanguages = (options: Intl.DateTimeFormatOptions) => ({
  nl: new Intl.DateTimeFormat(languageTags.nl, options),
  en: new Intl.DateTimeFormat(languageTags.en, options),
})

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: FAIR_TIME_ZONE })
const longDay = inLanguages({ dateStyle: 'long', timeZone: 'UTC' })

/** Today's date in the fair's zone, `YYYY-MM-DD`. */
export const fairDate = (now: Date): string => isoDay.format(now)

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** `2027-03-17` → "17 maart 2027". */
export const longDate = (date: string, language: 'nl' | 'en'): string =>
  longDay[language].format(midnight(date))

/** `2027-03-17`, `2027-03-18` → "17–18 maart 2027". */
export const longDates = (from: string, until: string, language: 'nl' | 'en'): string =>
  longDay[language].formatRange(midnight(from), midnight(until)).replace(/\s?–\s?/, '–')

/** `2027-03-17` → "woensdag 17 maart". */
export const dutchDay = (date: string): string => weekdayDate(date, 'nl')
