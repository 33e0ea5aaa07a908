import { type ComponentProps, lazy, Suspense } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { useFairClock } from '~/shell/fair-clock.ts'
import { useListSearch } from '~/shell/list-typing.ts'
import { PageStyle } from '~/shell/page-style.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { SkipTo } from '~/ui/skip-to.tsx'
import { DayList } from './day-list.tsx'
import { programmeMessages } from './messages.ts'
import planStyle from './plan.css?url'
import { type ProgrammeState, readState } from './programme-state.ts'
import { ProgrammeTabs } from './programme-tabs.tsx'
import type { ProgrammeView } from './programme-view.ts'

/** Loaded after the list: until then its links and form work as without JavaScript. */
const ProgrammeFilterBar = lateComponent(() => import('./programme-filter-bar.tsx'))

/** Loaded when the visitor opens the plan; its style must be there without code. */
const DayPlanGrid = lazy(() => import('./day-plan-grid.tsx'))

/** Id of the results. */
const RESULTS = 'resultaten'

interface ProgrammeBrowserProps {
  programme: ProgrammeView
  /** Component for the stops of tours, on the page about them. */
  Route?: ComponentProps<typeof DayList>['Route']
}

/**
 * The programme with tabs, filters and views. All of it is in the address; the browser filters the
 * whole programme at once, the server does the same for those without JavaScript.
 */
export function ProgrammeBrowser({ programme, Route }: ProgrammeBrowserProps) {
  const t = useMessages(programmeMessages)
  const typing = useListSearch()
  const { params } = typing
  const clock = useFairClock()
  const { items, days } = programme
  const state = readState({ items, days, params, today: clock?.date })
  const { shown } = state
  return (
    <div className="wrap pb-section">
      <SkipTo id={RESULTS}>{t.toResults}</SkipTo>
      <ProgrammeTabs programme={programme} params={params} state={state} />
      <Suspense fallback={<div className="min-h-27 lg:min-h-21" />}>
        <ProgrammeFilterBar programme={programme} state={state} typing={typing} />
      </Suspense>
      <div id={RESULTS} tabIndex={-1}>
        {shown.found.length === 0 && <EmptyState title={t.none}>{t.noneHint}</EmptyState>}
        <ProgrammeDays programme={programme} state={state} Route={Route} />
      </div>
    </div>
  )
}

/** The found items of the day. */
function ProgrammeDays({
  programme,
  state,
  Route,
}: ProgrammeBrowserProps & { state: ProgrammeState }) {
  const locale = useLocale()
  const { rooms } = programme
  const { view, listed, shown } = state
  const ids = new Set(shown.found.map(({ id }) => id))
  return (
    <div>
      {view === 'plan' && <PageStyle href={planStyle} />}
      {programme.days.map((date) => {
        const items = listed.filter((item) => item.date === date)
        if (items.length === 0) return null
        const onDay = items.filter(({ id }) => ids.has(id))
        return (
          <section key={date} hidden={onDay.length === 0} className="not-first:mt-12">
            <h2 className="sr-only print:not-sr-only print:mb-3">
              <span className="inline-block first-letter:uppercase">
                {formatDate(date, locale, 'day')}
              </span>
            </h2>
            {view === 'plan' ? (
              <Suspense>
                <DayPlanGrid date={date} items={onDay} rooms={rooms} />
              </Suspense>
            ) : (
              <DayList items={items} shown={ids} stops={programme.stops} Route={Route} />
            )}
          </section>
        )
      })}
    </div>
  )
}
