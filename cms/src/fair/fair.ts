import { languageTags } from '@beursvloer/contract/language-tags'

/** The organiser and the current edition. Dates `YYYY-MM-DD`; empty while there is no edition. */
export interface Fair {
  /** "Dakwaarts" */
  readonly name: string
  readonly organisation: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly kvk: string
  readonly vat: string
  readonly email: string
  readonly edition: {
    readonly name: string
    /** Null while there is no edition. */
    readonly year: number | null
    readonly startDate: string
    readonly endDate: string
    readonly venue: string
    readonly city: string
    /** Whether visitors see the programme. */
    readonly programmePublished: boolean
    /** Whether visitors can register. */
    readonly registrationOpen: boolean
  }
}

/** `2027-03-17` → "17 maart 2027". */
export const longDate = (date: string, language: 'nl' | 'en'): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** "17 maart 2027 – 18 maart 2027, Expohal De Kade, Meerhaven" in as few words as the language has. */
export const whenAndWhere = ({ edition }: Pick<Fair, 'edition'>, language: 'nl' | 'en'): string => {
  if (!edition.startDate) return ''
  const days = new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatRange(
    new Date(`${edition.startDate}T00:00:00Z`),
    new Date(`${edition.endDate}T00:00:00Z`),
  )
  return `${days}, ${edition.venue}, ${edition.city}`
}

/** The organiser's address in one line; empty while it is not filled in. */
export const addressLine = ({ address, postcode, city }: Fair): string =>
  [address, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')

const DAY_MS = 86_400_000

/** The date so many days before another one. */
export const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
