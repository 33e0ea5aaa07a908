import { Form, Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { ListSearch } from '~/shell/list-search.tsx'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { planParameters } from './plan-choice.ts'
import { filterParameters, type PlanFilters, type PlanMatches } from './plan-filters.ts'

interface PlanFilterBarProps {
  plan: FloorPlan
  filters: PlanFilters
  hall: HallPlan
  /** What the filters let through in this hall; null while nothing is filtered. */
  matches: PlanMatches | null
  /** Other halls in which something is found. */
  elsewhere: readonly { readonly hall: HallPlan; readonly count: number }[]
}

/**
 * Search, and lists of categories, themes and pavilions. Choosing filters at once; without
 * JavaScript the button sends the form.
 */
export function PlanFilterBar({ plan, filters, hall, matches, elsewhere }: PlanFilterBarProps) {
  const t = useMessages(floorPlanMessages)
  const [params, setParams] = useSearchParams()
  const lists = [
    { facet: 'category', label: t.byCategory, any: t.anyCategory, options: plan.categories },
    { facet: 'theme', label: t.byTheme, any: t.anyTheme, options: plan.themes },
    { facet: 'pavilion', label: t.byPavilion, any: t.anyPavilion, options: plan.pavilions },
  ] as const
  const listed: readonly string[] = lists.map(({ facet }) => filterParameters[facet])
  const cleared = Object.fromEntries(
    Object.values(filterParameters).map((name) => [name, undefined]),
  )
  return (
    <div className="py-5 print:hidden">
      <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_2fr]">
        <ListSearch label={t.search} submitLabel={t.submit} />
        <Form
          className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3"
          preventScrollReset
          replace
          onChange={(event) => {
            const chosen = new FormData(event.currentTarget)
            const changes = listed.map((name) => [name, String(chosen.get(name) ?? '')])
            setParams(
              (current) => new URLSearchParams(filterLink(current, Object.fromEntries(changes))),
              { replace: true, preventScrollReset: true },
            )
          }}
        >
          {[...params]
            .filter(([name]) => !listed.includes(name))
            .sort()
            .map(([name, value]) => (
              <input key={name + value} type="hidden" name={name} value={value} />
            ))}
          {lists.map(({ facet, label, any, options }) => (
            <Select
              key={facet}
              name={filterParameters[facet]}
              label={label}
              placeholder={any}
              options={options.map(({ slug, name }) => ({ value: slug, label: name }))}
              value={filters[facet]}
              onChange={() => undefined}
              className="max-sm:last-of-type:col-span-2"
            />
          ))}
          <noscript>
            <Button type="submit" size="sm">
              {t.apply}
            </Button>
          </noscript>
        </Form>
      </div>
      <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-5 text-sm">
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
