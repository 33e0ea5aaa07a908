import { textMatcher } from '@beursvloer/contract/text-match'
import type { ItemSummary } from './item-summary.ts'

/** What one can narrow the programme by, each with how an item answers to it. */
const facets = {
  type: (item: ItemSummary) => [item.type],
  theme: (item: ItemSummary) => item.themes.map(({ slug }) => slug),
  room: (item: ItemSummary) => [item.room.slug],
  language: (item: ItemSummary) => [item.spokenLanguage],
} as const satisfies Record<string, (item: ItemSummary) => readonly string[]>

export type Facet = keyof typeof facets
const facetNames = Object.keys(facets) as Facet[]

/** Filters as they stand in the address; empty lets all through. */
export type ProgrammeFilters = Readonly<Record<Facet | 'query', string>>

/** Names of the filters in the address. */
export const filterParameters = {
  query: 'q',
  type: 'type',
  theme: 'thema',
  room: 'ruimte',
  language: 'taal',
} as const satisfies Record<keyof ProgrammeFilters, string>

export const readFilters = (params: URLSearchParams): ProgrammeFilters => ({
  query: params.get(filterParameters.query) ?? '',
  type: params.get(filterParameters.type) ?? '',
  theme: params.get(filterParameters.theme) ?? '',
  room: params.get(filterParameters.room) ?? '',
  language: params.get(filterParameters.language) ?? '',
})

export interface Filtered {
  /** What every filter lets through, in the order it came. */
  readonly found: readonly ItemSummary[]
  /** Per facet and value: how many items choosing that value would give, the other filters kept. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>
}

const searchText = (item: ItemSummary) =>
  [
    item.title,
    item.room.name,
    ...item.people.map(({ name }) => name),
    ...item.themes.map(({ name }) => name),
  ].join(' ')

/**
 * Applies every filter and counts every chip in one pass: an item that fails exactly one facet
 * still counts for the other values of that facet, one that fails two counts nowhere.
 */
export function applyFilters(items: readonly ItemSummary[], filters: ProgrammeFilters): Filtered {
  const matches = textMatcher(filters.query)
  const found: ItemSummary[] = []
  const counts: Record<Facet, Map<string, number>> = {
    type: new Map(),
    theme: new Map(),
    room: new Map(),
    language: new Map(),
  }
  for (const item of items) {
    if (filters.query && !matches(searchText(item))) continue
    const failed = facetNames.filter(
      (facet) => filters[facet] && !(facets[facet](item) as string[]).includes(filters[facet]),
    )
    if (failed.length === 0) found.push(item)
    for (const facet of failed.length === 0 ? facetNames : failed.length === 1 ? failed : []) {
      for (const value of facets[facet](item)) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
      }
    }
  }
  return { found, counts }
}
