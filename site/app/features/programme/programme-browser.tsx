import { capital } from '@beursvloer/contract/capital'
import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { type ComponentProps, Suspense } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { useFairClock } from '~/shell/fair-clock.ts'
import { filterLink } from '~/shell/filter-links.ts'
import { useListSearch } from '~/shell/list-typing.ts'
import { PageStyle } from '~/shell/page-style.tsx'
import planStyle from '~/ui/day-grid.css?url'
import { EmptyState } from '~/ui/empty-state.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { SkipTo } from '~/ui/skip-to.tsx'
import { SwitchLinks } from '~/ui/switch-links.tsx'
import { TabLinks } from '~/ui/tabs.tsx'
import { DayList } from './day-list.tsx'
import { programmeMessages } from './messages.ts'
import { type ProgrammeState, readState, viewParameters } from './programme-state.ts'
import type { ProgrammeView } from './programme-view.ts'
import { useSavedItems } from './saved-items.ts'

interface ProgrammeTabsProps {
  programme: ProgrammeView
  params: URLSearchParams
  state: ProgrammeState
}

/** The fair's days and the way to "Mijn beurs" as tabs, the views of a day beside them. */
function ProgrammeTabs({ programme, params, state }: ProgrammeTabsProps) {
  const t = useMessages(programmeMessages)
  const locale = useLocale()
  const { day, view, dayCounts } = state
  const short = (long: string, brief: string) => (
    <>
      <span className="max-md:hidden">{long}</span>
      <span className="md:hidden">{brief}</span>
    </>
  )
  return (
    <TabLinks
      label={t.days}
      asideClassName="max-md:hidden"
      items={[
        ...programme.days.map((date) => ({
          to: filterLink(params, { [viewParameters.day]: date }),
          label: short(
            capital(formatDate(date, locale, 'day')),
            capital(formatDate(date, locale, 'short')),
          ),
          count: dayCounts.get(date) ?? 0,
          current: date === day,
        })),
        {
          to: MY_FAIR_PAGE,
          label: short(t.mine, t.mineShort),
          count: <SavedCount items={programme.items} />,
        },
      ]}
    >
      <SwitchLinks
        label={t.view}
        items={[
          {
            to: filterLink(params, { [viewParameters.view]: '' }),
            label: t.list,
            current: view === 'list',
          },
          {
            to: filterLink(params, { [viewParameters.view]: 'plan' }),
            label: t.plan,
            current: view === 'plan',
          },
        ]}
      />
    </TabLinks>
  )
}

/**
 * Number of the programme's items saved in this browser; only this component renders anew when it
 * changes.
 */
function SavedCount({ items }: Pick<ProgrammeView, 'items'>) {
  const savedIds = useSavedItems()
  return items.filter(({ id }) => savedIds.includes(id)).length || null
}

/** Loaded after the list: until then its links and form work as without JavaScript. */
const ProgrammeFilterBar = lateComponent(() => import('./programme-filter-bar.tsx'))

/** Loaded when the visitor opens the plan; its style must be there without code. */
const DayPlanGrid = lateComponent(() => import('./day-plan-grid.tsx'))

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
