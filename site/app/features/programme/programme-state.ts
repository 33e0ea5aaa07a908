import type { ItemSummary } from './item-summary.ts'
import {
  applyFilters,
  type Filtered,
  filterParameters,
  type ProgrammeFilters,
  readFilters,
} from './programme-filters.ts'

/** Names of what else stands in the address. */
export const viewParameters = { day: 'dag', view: 'weergave', mine: 'mijn' } as const

/** All search parameters of the programme's pages. */
export const PROGRAMME_PARAMETERS = [
  ...Object.values(viewParameters),
  ...Object.values(filterParameters),
]

/** What the address and this browser's saved items make of the programme. */
export interface ProgrammeState {
  readonly filters: ProgrammeFilters
  /** Number of filters in use. */
  readonly filterCount: number
  readonly view: 'list' | 'plan'
  readonly mine: boolean
  /** The day on show; on "Mijn programma" the day that a click on the day tabs begins with. */
  readonly day: string
  /** How many items each day has under the filters. */
  readonly dayCounts: ReadonlyMap<string, number>
  readonly mineCount: number
  /** What is listed, and what each chip would give. */
  readonly shown: Filtered
}

interface StateInput {
  readonly items: readonly ItemSummary[]
  readonly days: readonly string[]
  readonly params: URLSearchParams
  readonly savedIds: readonly string[]
  /** Today in the fair's zone, once the browser told. */
  readonly today?: string | undefined
}

/**
 * Reads the state of the programme's pages. A day that is none of the fair's counts as not chosen:
 * then it is today during the fair, else the first day.
 */
export function readState({ items, days, params, savedIds, today }: StateInput): ProgrammeState {
  const filters = readFilters(params)
  const asked = params.get(viewParameters.day) ?? ''
  const mine = params.get(viewParameters.mine) === '1'
  const day = [asked, today ?? ''].find((date) => days.includes(date)) ?? days[0] ?? ''
  const saved = items.filter(({ id }) => savedIds.includes(id))
  const { found } = applyFilters(items, filters)
  const dayCounts = new Map(
    days.map((date) => [date, found.filter((item) => item.date === date).length]),
  )
  return {
    filters,
    filterCount: Object.values(filters).filter(Boolean).length,
    view: params.get(viewParameters.view) === 'plan' ? 'plan' : 'list',
    mine,
    day,
    dayCounts,
    mineCount: saved.length,
    shown: applyFilters(mine ? saved : items.filter(({ date }) => date === day), filters),
  }
}
