import type { Mark } from '@beursvloer/contract/house-style/marks'
import type { HouseColours } from '@beursvloer/contract/house-style/palette'
import { longDates } from './dates'

/** The organiser and the current edition. Dates `YYYY-MM-DD`; empty while there is no edition. */
export interface Fair {
  /** Without the year of an edition. */
  readonly name: string
  readonly organisation: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly kvk: string
  readonly vat: string
  readonly email: string
  readonly colours: HouseColours
  readonly mark: Mark
  /** In place of mark and name; null: those. */
  readonly logo: { readonly url: string; readonly updatedAt: string } | null
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
    /** Default start of signing up for items; null: once the programme is public. */
    readonly signUpOpensAt: string | null
    /** Default minutes before an item begins at which sign-ups close. */
    readonly signUpClosesMinutes: number
  }
  /** At how many items of a day a visitor may have a place; null: as many as they like. */
  readonly placesPerDay: number | null
}

const known = new WeakMap<Fair['edition'], Partial<Record<'nl' | 'en', string>>>()

/**
 * "17–18 maart 2027, Expohal De Kade, Meerhaven"; empty while there is no edition. Kept per edition that
 * was read: every mail says it twice, and it takes longer than the rest of its text.
 */
export const whenAndWhere = ({ edition }: Pick<Fair, 'edition'>, language: 'nl' | 'en'): string => {
  if (!edition.startDate) return ''
  const texts = known.get(edition) ?? {}
  known.set(edition, texts)
  texts[language] ??=
    `${longDates(edition.startDate, edition.endDate, language)}, ${edition.venue}, ${edition.city}`
  return texts[language]
}

/** The organiser's postcode and city; empty while they are not filled in. */
export const postalLine = ({ postcode, city }: Fair): string => `${postcode} ${city}`.trim()

/** The organiser's address in one line; empty while it is not filled in. */
export const addressLine = (fair: Fair): string =>
  [fair.address, postalLine(fair)].filter(Boolean).join(', ')
