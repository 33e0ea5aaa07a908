import { EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PrintButton } from '~/ui/print-button.tsx'
import { TabLinks } from '~/ui/tabs.tsx'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { choosePlan, mainEntrance, type PlanChoice, planParameters } from './plan-choice.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { PlanFilterBar } from './plan-filter-bar.tsx'
import { planMatches, readFilters } from './plan-filters.ts'
import { PlanLegend } from './plan-legend.tsx'
import { SelectionCard } from './selection-card.tsx'
import { STAND_LIST_ID, StandList } from './stand-list.tsx'
import { usePlanPointing } from './use-plan-pointing.ts'

// Sent whole by the server; their scripts come after the page's own.
const PlanRoute = lazy(async () => ({ default: (await import('./route-parts.ts')).PlanRoute }))
const RoutePanel = lazy(async () => ({ default: (await import('./route-parts.ts')).RoutePanel }))

/** The floor plan, or that it will follow while there are no halls. */
export function FloorPlanPage({ plan }: { plan: FloorPlan }) {
  const t = useMessages(floorPlanMessages)
  const [params] = useSearchParams()
  const choice = choosePlan(plan, params)
  if (choice.hall) return <PlanSheet plan={plan} choice={choice} hall={choice.hall} />
  return (
    <>
      <PageHead title={t.title} />
      <div className="wrap pb-section">
        <EmptyState
          title={t.none}
          action={<LinkButton to={EXHIBITORS_PAGE}>{t.viewExhibitors}</LinkButton>}
        >
          {t.noneHint}
        </EmptyState>
      </div>
    </>
  )
}

interface PlanSheetProps {
  plan: FloorPlan
  choice: PlanChoice
  hall: HallPlan
}

/** A hall with its search, drawing, card, route and list, all as the address says. */
function PlanSheet({ plan, choice, hall }: PlanSheetProps) {
  const t = useMessages(floorPlanMessages)
  const [params] = useSearchParams()
  const drawing = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { hot, listeners } = usePlanPointing((from) => {
    const other = drawing.current?.contains(from) ? card.current : drawing.current
    other?.scrollIntoView({ block: 'nearest' })
  })
  const { query, category, theme, pavilion } = readFilters(params)
  const found = useMemo(
    () =>
      new Map(
        plan.halls.map((one) => [
          one.number,
          planMatches(one, { query, category, theme, pavilion }, plan),
        ]),
      ),
    [plan, query, category, theme, pavilion],
  )
  const matches = found.get(hall.number) ?? null
  const elsewhere = plan.halls.flatMap((other) => {
    const there = other === hall ? null : found.get(other.number)
    const count = there ? there.stands.size + there.rooms.size : 0
    return count > 0 ? [{ hall: other, count }] : []
  })
  const selected = choice.stand?.number ?? choice.room?.slug ?? null
  const routeTo = filterLink(params, {
    [planParameters.from]: params.get(planParameters.from) || mainEntrance(plan),
    [planParameters.to]: selected ?? undefined,
  })
  return (
    <>
      <div className="print:hidden">
        <PageHead title={t.title} lead={t.lead} />
      </div>
      <div className="wrap pb-section print:p-0">
        <TabLinks
          label={t.halls}
          items={plan.halls.map(({ number, name, stands }) => ({
            to: filterLink(params, {
              [planParameters.hall]: String(number),
              [planParameters.stand]: undefined,
              [planParameters.room]: undefined,
            }),
            label: name,
            count: stands.length,
            current: number === hall.number,
          }))}
        />
        <PlanFilterBar {...{ plan, hall, matches, elsewhere }} />
        <div {...listeners} className="plan-layout">
          <div className="plan-sheet min-w-0">
            <h2 className="sr-only text-2xl print:not-sr-only">
              {t.title} {hall.name}
            </h2>
            <p className="sr-only print:hidden">
              <a href={`#${STAND_LIST_ID}`}>{t.toList}</a>
            </p>
            <div ref={drawing} id="tekening" className="scroll-mt-4">
              <PlanDrawing
                hall={hall}
                matches={matches}
                selected={selected}
                hot={hot}
                pavilion={pavilion}
              >
                <Suspense>
                  <PlanRoute plan={plan} hall={hall.number} />
                </Suspense>
              </PlanDrawing>
            </div>
            <p className="flex min-h-11 flex-wrap items-center justify-end gap-x-6 pl-36 text-mute text-sm print:hidden">
              <span className="mr-auto hidden py-1.5 xl:inline">{t.zoomHint}</span>
              <Link
                reloadDocument
                to={`/plattegrond/hal-${hall.number}.pdf`}
                className="inline-flex min-h-11 items-center gap-2 hover:text-ink hover:underline"
              >
                <Icon name="download" className="size-4.5" />
                {t.pdf}
              </Link>
              <span className="max-sm:hidden">
                <PrintButton>{t.print}</PrintButton>
              </span>
            </p>
          </div>
          <div ref={card} className="plan-card scroll-mb-24">
            <SelectionCard choice={choice} categories={plan.categories} routeTo={routeTo} />
          </div>
          <div className="plan-way">
            <Suspense>
              <RoutePanel plan={plan} />
            </Suspense>
          </div>
          <div className="plan-legend">
            <PlanLegend hall={hall} categories={plan.categories} />
          </div>
          <div className="plan-list">
            <StandList hall={hall} matches={matches} selected={selected} hot={hot} />
          </div>
        </div>
      </div>
    </>
  )
}
