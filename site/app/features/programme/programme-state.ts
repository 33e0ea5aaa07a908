import { DAY_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { ItemSummary } from './item-summary.ts'
import { applyFilters, filterParameters, readFilters } from './programme-filters.ts'

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
export type ProgrammeState = ReturnType<typeof readState>

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
export function readState({ items, days, params, today }: StateInput) {
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
    // Number of filters in use.
    filterCount: Object.values(filters).filter(Boolean).length,
    view: params.get(viewParameters.view) === 'plan' ? 'plan' : 'list',
    // The day on show.
    day,
    // How many items each day has under the filters.
    dayCounts,
    // Items of the day, before any filter.
    listed,
    // Items that match the filters, and the count for each chip.
    shown: applyFilters(listed, filters),
  }
}
