import {
  QUERY_PARAMETER,
  ROOM_PARAMETER,
  THEME_PARAMETER,
} from '@beursvloer/contract/search-parameters'
import { foldedMatcher, foldText } from '@beursvloer/contract/text-match'
import { applyFacets, type Facets, type Filtered } from '~/shell/apply-facets.ts'
import { memoize } from '~/shell/memoize.ts'
import type { ItemSummary } from './item-summary.ts'

/** Filters of the programme, each with the values of an item. */
const facets = {
  type: (item: ItemSummary) => [item.type],
  theme: (item: ItemSummary) => item.themes.map(({ slug }) => slug),
  room: (item: ItemSummary) => [item.room.slug],
  language: (item: ItemSummary) => [item.spokenLanguage],
} as const satisfies Facets<ItemSummary, string>

export type Facet = keyof typeof facets

/** Filters as they stand in the address; empty matches all. */
export type ProgrammeFilters = Readonly<Record<Facet | 'query', string>>

/** Names of the filters in the address. */
export const filterParameters = {
  query: QUERY_PARAMETER,
  type: 'type',
  theme: THEME_PARAMETER,
  room: ROOM_PARAMETER,
  language: 'taal',
} as const satisfies Record<keyof ProgrammeFilters, string>

export const readFilters = (params: URLSearchParams): ProgrammeFilters => ({
  query: params.get(filterParameters.query) ?? '',
  type: params.get(filterParameters.type) ?? '',
  theme: params.get(filterParameters.theme) ?? '',
  room: params.get(filterParameters.room) ?? '',
  language: params.get(filterParameters.language) ?? '',
})

/** The text to search, memoized because the list is searched at each key. */
const searchText = /* @__PURE__ */ memoize((item: ItemSummary) =>
  foldText(
    [
      item.title,
      item.room.name,
      ...item.people.map(({ name }) => name),
      ...item.themes.map(({ name }) => name),
    ].join(' '),
  ),
)

/** The items that match the filters, and the count for each value of a facet. */
export function applyFilters(
  items: readonly ItemSummary[],
  filters: ProgrammeFilters,
): Filtered<ItemSummary, Facet> {
  const matches = foldedMatcher(filters.query)
  const matching = filters.query ? items.filter((item) => matches(searchText(item))) : items
  return applyFacets(matching, facets, filters)
}
