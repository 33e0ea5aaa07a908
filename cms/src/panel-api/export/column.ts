import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'

/** A column of an export. */
export interface Column<Row> {
  readonly head: string
  readonly cell: (row: Row) => string
  /** Whether its cells are numbers. */
  readonly isNumber?: boolean
}

/** `2027-03-17 09:30`, so that text sorts it; in the time of the fair. */
const time = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: FAIR_TIME_ZONE,
})

/** The cell of a moment; empty where there is none. */
export const timeCell = (at: string | null): string => (at ? time.format(new Date(at)) : '')

/** The cell of a person's language. */
export const languageCell = ({ language }: { readonly language: 'nl' | 'en' }): string =>
  language === 'nl' ? 'Nederlands' : 'Engels'
