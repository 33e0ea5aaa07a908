import { DAY_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { Filtered } from '~/shell/apply-facets.ts'
import type { ItemSummary } from './item-summary.ts'
import {
  applyFilters,
  type Facet,
  filterParameters,
  type ProgrammeFilters,
  readFilters,
} from './programme-filters.ts'

/** Names of the other parameters in the address. */
export const viewParameters = { day: DAY_PARAMETER, view: 'weergave' } as const

/** Parameter of earlier addresses for saved items, which have a page of their own. */
export const LEGACY_SAVED_PARAMETER = 'mijn'

/** All search parameters of the programme's pages. */
export const PROGRAMME_PARAMETERS = [
  ...Object.values(viewParameters),
  ...Object.values(filterParameters),
]

/** State of the programme page, as read from the address. */
export interface ProgrammeState {
  readonly filters: ProgrammeFilters
  /** Number of filters in use. */
  readonly filterCount: number
  readonly view: 'list' | 'plan'
  /** The day on show. */
  readonly day: string
  /** How many items each day has under the filters. */
  readonly dayCounts: ReadonlyMap<string, number>
  /** Items of the day, before any filter. */
  readonly listed: readonly ItemSummary[]
  /** Items that match the filters, and the count for each chip. */
  readonly shown: Filtered<ItemSummary, Facet>
}

interface StateInput {
  readonly items: readonly ItemSummary[]
  readonly days: readonly string[]
  readonly params: URLSearchParams
  /** Today in the fair's zone, once it is known in the browser. */
  readonly today?: string | undefined
}

/**
 * Reads the state of the programme's pages. A day that is none of the fair's counts as not chosen:
 * then it is today during the fair, else the first day.
 */
export function readState({ items, days, params, today }: StateInput): ProgrammeState {
  const filters = readFilters(params)
  const asked = params.get(viewParameters.day) ?? ''
  const day = [asked, today ?? ''].find((date) => days.includes(date)) ?? days[0] ?? ''
  const { found } = applyFilters(items, filters)
  const dayCounts = new Map(
    days.map((date) => [date, found.filter((item) => item.date === date).length]),
  )
  const listed = items.filter(({ date }) => date === day)
  return {
    filters,
    filterCount: Object.values(filters).filter(Boolean).length,
    view: params.get(viewParameters.view) === 'plan' ? 'plan' : 'list',
    day,
    dayCounts,
    listed,
    shown: applyFilters(listed, filters),
  }
}
