import {
  CATEGORY_PARAMETER,
  FREE_PARAMETER,
  PAVILION_PARAMETER,
  QUERY_PARAMETER,
  THEME_PARAMETER,
} from '@beursvloer/contract/search-parameters'
import { textMatcher } from '@beursvloer/contract/text-match'
import { readParameters } from '~/shell/filter-links.ts'
import type { FloorPlan, HallPlan, RoomView, StandView } from './floor-plan.ts'

/** Names of the filters in the address. */
export const filterParameters = {
  query: QUERY_PARAMETER,
  category: CATEGORY_PARAMETER,
  theme: THEME_PARAMETER,
  pavilion: PAVILION_PARAMETER,
  /** Only stands to let, with their prices, when `1`. */
  free: FREE_PARAMETER,
} as const

/** Filters as they stand in the address; empty matches all. */
export type PlanFilters = Readonly<Record<keyof typeof filterParameters, string>>

export const readFilters = (params: URLSearchParams): PlanFilters =>
  readParameters(params, filterParameters)

/** Places of a hall that match a filter: numbers of stands and slugs of rooms. */
export type PlanMatches = NonNullable<ReturnType<typeof planMatches>>

/**
 * The places of a hall that match the filters, or null when nothing is filtered. A stand is found
 * by its number and by the names, descriptions and programme of its exhibitors; a room by name.
 */
export function planMatches(
  hall: HallPlan,
  filters: PlanFilters,
  { pavilions }: Pick<FloorPlan, 'pavilions'>,
) {
  const { query, category, theme, pavilion, free } = filters
  if (!query && !category && !theme && !pavilion && !free) return null
  const matches = textMatcher(query)
  const pavilionNames = new Map(pavilions.map(({ slug, name }) => [slug, name]))
  const matchesStand = ({ number, exhibitors, status }: StandView) =>
    (!free || status === 'free') &&
    ((exhibitors.length === 0 && !category && !theme && !pavilion && matches(number)) ||
      exhibitors.some(
        (exhibitor) =>
          (!category || exhibitor.category === category) &&
          (!theme || exhibitor.themes.includes(theme)) &&
          (!pavilion || exhibitor.pavilion === pavilion) &&
          matches(
            `${number} ${exhibitor.name} ${exhibitor.intro} ${pavilionNames.get(exhibitor.pavilion) ?? ''}`,
          ),
      ))
  const matchesRoom = ({ name }: RoomView) =>
    Boolean(query) && !free && !category && !theme && !pavilion && matches(name)
  return {
    stands: new Set(hall.stands.filter(matchesStand).map(({ number }) => number)),
    rooms: new Set(hall.rooms.filter(matchesRoom).map(({ slug }) => slug)),
  }
}
