import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { FilterForm } from '~/shell/filter-form.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { ListSearch } from '~/shell/list-search.tsx'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { filterParameters, type PlanMatches } from './plan-filters.ts'

interface PlanFilterBarProps {
  plan: FloorPlan
  hall: HallPlan
  /** Places in this hall that match the filters; null while nothing is filtered. */
  matches: PlanMatches | null
  /** Other halls in which something is found. */
  elsewhere: readonly { readonly hall: HallPlan; readonly count: number }[]
}

/** Search, and lists of categories, themes and pavilions. */
export function PlanFilterBar({ plan, hall, matches, elsewhere }: PlanFilterBarProps) {
  const t = useMessages(floorPlanMessages)
  const [params] = useSearchParams()
  const list = (
    facet: 'category' | 'theme' | 'pavilion',
    label: string,
    any: string,
    facets: FloorPlan['themes'],
  ) => ({
    parameter: filterParameters[facet],
    label,
    any,
    options: facets.map(({ slug, name }) => ({ value: slug, label: name })),
  })
  const lists = [
    list('category', t.byCategory, t.anyCategory, plan.categories),
    list('theme', t.byTheme, t.anyTheme, plan.themes),
    list('pavilion', t.byPavilion, t.anyPavilion, plan.pavilions),
  ]
  const cleared = Object.fromEntries(
    Object.values(filterParameters).map((name) => [name, undefined]),
  )
  return (
    <div className="py-3 md:py-5 print:hidden">
      <div className="grid grid-cols-1 items-end gap-2 md:gap-4 lg:grid-cols-[minmax(0,1fr)_2fr]">
        <ListSearch label={t.search} submitLabel={t.submit} />
        <FilterForm
          lists={lists}
          applyLabel={t.apply}
          className="relative flex gap-2 overflow-x-auto py-1 max-md:-mx-gutter max-md:px-gutter md:grid md:grid-cols-3 md:gap-3 md:py-0"
          selectClassName="max-md:w-46 max-md:shrink-0 max-md:[&_label]:sr-only max-md:[&_select]:min-h-11"
        />
      </div>
      <p className="mt-1 flex min-h-8 flex-wrap md:mt-3 md:min-h-11 items-center gap-x-5 text-sm">
        <span role="status">
          {matches
            ? t.result(matches.stands.size + matches.rooms.size, hall.name)
            : t.standCount(hall.stands.length)}
        </span>
        {elsewhere.map(({ hall: other, count }) => (
          <Link
            key={other.number}
            to={filterLink(params, {
              [planParameters.hall]: String(other.number),
              [planParameters.stand]: undefined,
              [planParameters.room]: undefined,
            })}
            preventScrollReset
            className="link py-2"
          >
            {t.result(count, other.name)}
          </Link>
        ))}
        {matches && (
          <Link to={filterLink(params, cleared)} preventScrollReset className="link py-2">
            {t.clear}
          </Link>
        )}
      </p>
    </div>
  )
}
