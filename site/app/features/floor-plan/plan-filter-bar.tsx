import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { FilterBar, type FilterChoice } from '~/shell/filter-bar.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { filterParameters, type PlanMatches, planMatches, readFilters } from './plan-filters.ts'

interface PlanFilterBarProps {
  plan: FloorPlan
  hall: HallPlan
  /** Places in this hall that match the filters; null while nothing is filtered. */
  matches: PlanMatches | null
  /** Other halls in which something is found. */
  elsewhere: readonly { readonly hall: HallPlan; readonly count: number }[]
}

/** Search, and menus of categories, themes and pavilions; on phones those are behind one button. */
export function PlanFilterBar({ plan, hall, matches, elsewhere }: PlanFilterBarProps) {
  const t = useMessages(floorPlanMessages)
  const [params] = useSearchParams()
  const filters = readFilters(params)
  const choices = useMemo((): FilterChoice[] => {
    const filters = readFilters(params)
    const hasFree = plan.halls.some(({ stands }) => stands.some(({ status }) => status === 'free'))
    return (
      [
        ['category', t.byCategory, plan.categories],
        ['theme', t.byTheme, plan.themes],
        ['pavilion', t.byPavilion, plan.pavilions],
        ['free', t.byStatus, hasFree ? [{ slug: '1', name: t.onlyFree }] : []],
      ] as const
    ).map(([facet, label, values]) => ({
      parameter: filterParameters[facet],
      label,
      values: values.map(({ slug, name }) => ({ value: slug, name })),
      selected: filters[facet],
      counts: new Map(
        values.map(({ slug }) => [
          slug,
          planMatches(hall, { ...filters, [facet]: slug }, plan)?.stands.size ?? 0,
        ]),
      ),
    }))
  }, [plan, hall, params, t])
  const { query: _, ...chosen } = filters
  const found = matches
    ? t.result(matches.stands.size + matches.rooms.size, hall.name)
    : t.standCount(hall.stands.length)
  return (
    <FilterBar
      searchLabel={t.search}
      found={found}
      showFound={t.showFound(matches?.stands.size ?? hall.stands.length)}
      choices={choices}
      chosen={Object.values(chosen).filter(Boolean).length}
      clears={matches && Object.values(filterParameters)}
      searchClass="lg:max-w-80"
      countsQuietly={!matches}
    >
      {elsewhere.map(({ hall: other, count }) => (
        <Link
          key={other.number}
          to={filterLink(params, {
            [planParameters.hall]: String(other.number),
            [planParameters.stand]: undefined,
            [planParameters.room]: undefined,
          })}
          preventScrollReset
          className="link py-2 text-sm"
        >
          {t.result(count, other.name)}
        </Link>
      ))}
    </FilterBar>
  )
}
