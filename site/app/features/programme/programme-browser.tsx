import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'
import { DayList } from './day-list.tsx'
import { useFairClock } from './fair-clock.ts'
import { programmeMessages } from './messages.ts'
import { findOverlaps } from './overlaps.ts'
import { ProgrammeFilterBar } from './programme-filter-bar.tsx'
import { filterParameters } from './programme-filters.ts'
import { type ProgrammeState, readState, viewParameters } from './programme-state.ts'
import { ProgrammeTabs } from './programme-tabs.tsx'
import type { ProgrammeView } from './programme-view.ts'
import { useSavedItems } from './saved-items.ts'
import './plan.css'

/** Its code comes when somebody looks at the plan; its style must be there without code. */
const DayPlanGrid = lazy(() => import('./day-plan-grid.tsx'))

/** False on the server and until the browser has taken over its page. */
function useInBrowser(): boolean {
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => startTransition(() => setInBrowser(true)), [])
  return inBrowser
}

/**
 * The programme with tabs, filters and views. All of it is in the address; the browser filters the
 * whole programme at once, the server does the same for those without JavaScript.
 */
export function ProgrammeBrowser({ programme }: { programme: ProgrammeView }) {
  const t = useMessages(programmeMessages)
  const [params] = useSearchParams()
  const savedIds = useSavedItems()
  const clock = useFairClock()
  const inBrowser = useInBrowser()
  const { items, days } = programme
  const state = readState({ items, days, params, savedIds, today: clock?.date })
  const { mine, mineCount, filterCount, shown } = state
  const cleared = Object.fromEntries(Object.values(filterParameters).map((name) => [name, '']))
  return (
    <div className="wrap pb-section">
      <ProgrammeTabs days={days} state={state} />
      {mine && !inBrowser ? (
        <noscript>
          <div className="pt-6">
            <Notice>{t.needsScript}</Notice>
          </div>
        </noscript>
      ) : mine && mineCount === 0 ? (
        <div className="pt-6">
          <EmptyState
            title={t.nothingSaved}
            action={
              <LinkButton to={filterLink(params, { [viewParameters.mine]: '' })}>
                {t.viewProgramme}
              </LinkButton>
            }
          >
            {t.nothingSavedHint}
          </EmptyState>
        </div>
      ) : (
        <>
          <ProgrammeFilterBar programme={programme} state={state}>
            <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4">
              <p role="status" className="font-semibold tabular-nums">
                {t.found(shown.found.length)}
              </p>
              {filterCount > 0 && (
                <Link
                  to={filterLink(params, cleared)}
                  preventScrollReset
                  className="link inline-flex min-h-11 items-center text-sm"
                >
                  {t.clear}
                </Link>
              )}
            </div>
          </ProgrammeFilterBar>
          {shown.found.length > 0 ? (
            <ProgrammeDays programme={programme} state={state} />
          ) : (
            <EmptyState title={t.none}>{t.noneHint}</EmptyState>
          )}
        </>
      )}
    </div>
  )
}

/** The found items day by day: one day under its tab, all days on "Mijn programma". */
function ProgrammeDays({ programme, state }: { programme: ProgrammeView; state: ProgrammeState }) {
  const t = useMessages(programmeMessages)
  const locale = useLocale()
  const { rooms } = programme
  const { mine, view, shown } = state
  const overlaps = mine ? findOverlaps(shown.found) : undefined
  return (
    <div>
      {overlaps && overlaps.size > 0 && (
        <div className="mb-6">
          <Notice>{t.overlapNotice(overlaps.size)}</Notice>
        </div>
      )}
      {programme.days.map((date) => {
        const items = shown.found.filter((item) => item.date === date)
        if (items.length === 0) return null
        return (
          <section key={date} className="not-first:mt-12">
            <h2 className={mine ? 'mb-4 text-3xl' : 'sr-only print:not-sr-only print:mb-3'}>
              <span className="inline-block first-letter:uppercase">
                {formatDate(date, locale, 'day')}
              </span>
            </h2>
            {view === 'plan' ? (
              <Suspense>
                <DayPlanGrid date={date} items={items} rooms={rooms} />
              </Suspense>
            ) : (
              <DayList items={items} overlaps={overlaps} stops={programme.stops} />
            )}
          </section>
        )
      })}
    </div>
  )
}
