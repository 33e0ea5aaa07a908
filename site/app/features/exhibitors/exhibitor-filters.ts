import { filingLetter, textMatcher } from '@beursvloer/contract/text-match'
import { readParameters } from '~/shell/filter-links.ts'
import type { ExhibitorSummary } from './exhibitor-summary.ts'

/** Filters of the wall as they stand in the address; empty lets all through. */
export interface ExhibitorFilters {
  readonly query: string
  readonly letter: string
  readonly theme: string
  readonly hall: string
  readonly pavilion: string
}

export const NO_FILTERS: ExhibitorFilters = {
  query: '',
  letter: '',
  theme: '',
  hall: '',
  pavilion: '',
}

/** Names of the filters in the address. */
export const filterParameters = {
  query: 'q',
  letter: 'letter',
  theme: 'thema',
  hall: 'hal',
  pavilion: 'paviljoen',
} as const satisfies Record<keyof ExhibitorFilters, string>

export const readFilters = (params: URLSearchParams): ExhibitorFilters =>
  readParameters(params, filterParameters)

/** The exhibitors that every given filter lets through, in their order. */
export function filterExhibitors(
  exhibitors: readonly ExhibitorSummary[],
  { query, letter, theme, hall, pavilion }: ExhibitorFilters,
): readonly ExhibitorSummary[] {
  const matches = textMatcher(query)
  return exhibitors.filter(
    (exhibitor) =>
      (!letter || filingLetter(exhibitor.sortName) === letter) &&
      (!theme || exhibitor.themes.includes(theme)) &&
      (!hall || exhibitor.halls.includes(Number(hall))) &&
      (!pavilion || exhibitor.pavilion === pavilion) &&
      matches(`${exhibitor.name} ${exhibitor.intro} ${exhibitor.stands.join(' ')}`),
  )
}
