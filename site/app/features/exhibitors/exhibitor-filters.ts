import {
  HALL_PARAMETER,
  PAVILION_PARAMETER,
  QUERY_PARAMETER,
  THEME_PARAMETER,
} from '@beursvloer/contract/search-parameters'
import {
  FILING_LETTERS,
  filingLetter,
  foldedMatcher,
  foldText,
} from '@beursvloer/contract/text-match'
import { applyFacets, type Facets, type Filtered } from '~/shell/apply-facets.ts'
import { readParameters } from '~/shell/filter-links.ts'
import type { KnownValues } from '~/shell/known-values.ts'
import { memoize } from '~/shell/memoize.ts'
import type { ExhibitorFacets, ExhibitorSummary } from './exhibitor-summary.ts'

const letterOf = /* @__PURE__ */ memoize(({ sortName }: ExhibitorSummary) => filingLetter(sortName))

/** Filters of the wall, each with the values of an exhibitor. */
const facets = {
  letter: (exhibitor) => [letterOf(exhibitor)],
  theme: ({ themes }) => themes,
  hall: ({ halls }) => halls.map(String),
  pavilion: ({ pavilion }) => (pavilion ? [pavilion] : []),
} satisfies Facets<ExhibitorSummary, string>

export type ExhibitorFacet = keyof typeof facets

/** Filters of the wall as they stand in the address; empty matches all. */
export type ExhibitorFilters = Readonly<Record<ExhibitorFacet | 'query', string>>

/** Names of the filters in the address. */
export const filterParameters = {
  query: QUERY_PARAMETER,
  letter: 'letter',
  theme: THEME_PARAMETER,
  hall: HALL_PARAMETER,
  pavilion: PAVILION_PARAMETER,
} as const satisfies Record<keyof ExhibitorFilters, string>

export const readFilters = (params: URLSearchParams): ExhibitorFilters =>
  readParameters(params, filterParameters)

/** Filter values of the wall, by parameter of its pages. */
export const knownExhibitorValues = ({
  themes,
  halls,
  pavilions,
}: ExhibitorFacets): KnownValues => ({
  [filterParameters.letter]: FILING_LETTERS,
  [filterParameters.theme]: themes.map(({ slug }) => slug),
  [filterParameters.hall]: halls.map(({ number }) => `${number}`),
  [filterParameters.pavilion]: pavilions.map(({ slug }) => slug),
})

/** The text to search, memoized because the wall is searched at each key. */
const searchText = /* @__PURE__ */ memoize(({ name, intro, stands }: ExhibitorSummary) =>
  foldText(`${name} ${intro} ${stands.join(' ')}`),
)

/** The exhibitors that match every filter, and the count for each value. */
export function applyFilters(
  exhibitors: readonly ExhibitorSummary[],
  filters: ExhibitorFilters,
): Filtered<ExhibitorSummary, ExhibitorFacet> {
  const matches = foldedMatcher(filters.query)
  const matching = filters.query
    ? exhibitors.filter((exhibitor) => matches(searchText(exhibitor)))
    : exhibitors
  return applyFacets(matching, facets, filters)
}
