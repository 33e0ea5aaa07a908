import { languageTags } from './language-tags.ts'

/** Made once: making one takes longer than many uses. */
const weekday = (tag: string) =>
  new Intl.DateTimeFormat(tag, {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    timeZone: 'UTC',
  })
const weekdays = { nl: weekday(languageTags.nl), en: weekday(languageTags.en) }

/** `2027-03-17` → "woensdag 17 maart", "Wednesday 17 March". */
export const weekdayDate = (date: string, language: 'nl' | 'en'): string =>
  weekdays[language].format(new Date(`${date}T00:00:00Z`))
