import { DRAWING_ID, planParameters } from '@beursvloer/contract/floor-plan-address'
import { EXHIBITORS_PAGE, FLOOR_PLAN_PAGE } from '@beursvloer/contract/page-addresses'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { PrintButton } from '~/ui/print-button.tsx'
import { SkipTo } from '~/ui/skip-to.tsx'
import { TabLinks } from '~/ui/tabs.tsx'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { PlanRoute } from './lazy-route.ts'
import { floorPlanMessages } from './messages.ts'
import {
  ALL_HALLS,
  asksForRoute,
  choosePlan,
  mainEntrance,
  type PlanChoice,
} from './plan-choice.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { planMatches, readFilters } from './plan-filters.ts'
import { STAND_LIST_ID, StandList } from './stand-list.tsx'
import { usePlanPointing } from './use-plan-pointing.ts'
import { hallParameter, isWholeFair, wholeFair } from './whole-fair.ts'

// Sent whole by the server; their scripts come after the page's own.
const loadParts = () => import('./late-parts.ts')
const SelectionCard = lateComponent(loadParts, 'SelectionCard')
const KeyPlan = lateComponent(loadParts, 'KeyPlan')
const PlanFilterBar = lateComponent(loadParts, 'PlanFilterBar')
const PlanLegend = lateComponent(loadParts, 'PlanLegend')
const RoutePanel = lateComponent(loadParts, 'RoutePanel')

/** The floor plan; while there are no halls, a notice that it will follow. */
export function FloorPlanPage({ plan }: { plan: FloorPlan }) {
  const t = useMessages(floorPlanMessages)
  const [params] = useSearchParams()
  const choice = choosePlan(plan, params)
  const hall = choice.whole ? wholeFair(plan, t.wholeFair) : choice.hall
  if (hall) return <PlanSheet plan={plan} choice={choice} hall={hall} />
  return (
    <>
      <PageHead title={t.title} />
      <div className="wrap pb-section">
        <EmptyState title={t.none} next={[EXHIBITORS_PAGE, t.viewExhibitors]}>
          {t.noneHint}
        </EmptyState>
      </div>
    </>
  )
}

/** The target of the link that skips the drawing to the panel of routes. */
const ROUTE_ID = 'looproute'

/** Whether the card is a sheet at the foot of the screen, as on phones. */
const isSheet = (card: HTMLElement | null): boolean =>
  card !== null && getComputedStyle(card).position === 'fixed'

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
    if (isSheet(card.current)) return
    const other = drawing.current?.contains(from) ? card.current : drawing.current
    other?.scrollIntoView({ block: 'nearest' })
  })
  const { query, category, theme, pavilion, free } = readFilters(params)
  const found = useMemo(() => {
    const filters = { query, category, theme, pavilion, free }
    return new Map([hall, ...plan.halls].map((one) => [one, planMatches(one, filters, plan)]))
  }, [hall, plan, query, category, theme, pavilion, free])
  const matches = found.get(hall) ?? null
  const elsewhere = plan.halls.flatMap((other) => {
    const there = other === hall || isWholeFair(hall) ? null : found.get(other)
    const count = there ? there.stands.size + there.rooms.size : 0
    return count > 0 ? [{ hall: other, count }] : []
  })
  const selected = choice.stand?.number ?? choice.room?.slug ?? null
  // Scrolls the drawing into the part of the screen above the sheet with the selected place.
  useEffect(() => {
    if (selected && isSheet(card.current)) drawing.current?.scrollIntoView()
  }, [selected])
  const { from, to, hall: hallName } = planParameters
  const routeTo = filterLink(params, {
    [from]: params.get(from) || mainEntrance(plan),
    [to]: selected ?? undefined,
    [hallName]: params.get(hallName) === ALL_HALLS ? ALL_HALLS : undefined,
  })
  const route = asksForRoute(params) ? `${params.get(from)} ${params.get(to)}` : ''
  // The new route was requested below the drawing, or in the sheet over it.
  const shown = useRef(route)
  useEffect(() => {
    if (route && route !== shown.current) drawing.current?.scrollIntoView({ block: 'nearest' })
    shown.current = route
  }, [route])
  const clearSelection = {
    [planParameters.stand]: undefined,
    [planParameters.room]: undefined,
  }
  return (
    <>
      {/* On phones the bar below says where one is: the hall gets the space. */}
      <div className="max-md:sr-only max-md:**:text-nowrap print:hidden">
        <PageHead title={t.title} lead={t.lead} />
      </div>
      <div className="wrap pb-section max-md:pt-2 print:p-0">
        <TabLinks
          label={t.halls}
          items={[
            ...(plan.halls.length > 1
              ? [
                  {
                    to: filterLink(params, { [hallName]: ALL_HALLS }),
                    label: t.wholeFair,
                    current: isWholeFair(hall),
                  },
                ]
              : []),
            ...plan.halls.map((one) => ({
              to: filterLink(params, { [hallName]: hallParameter(one), ...clearSelection }),
              label: (
                <>
                  {one.name}
                  {one.stands.length > 0 && (
                    <span className="font-medium font-sans text-mute text-sm tabular-nums max-md:hidden">
                      {one.stands.length}
                    </span>
                  )}
                </>
              ),
              current: one.number === hall.number,
            })),
          ]}
        />
        <Suspense fallback={<div className="min-h-44" />}>
          <PlanFilterBar {...{ plan, hall, matches, elsewhere }} />
        </Suspense>
        <div
          {...listeners}
          data-whole={isWholeFair(hall) || undefined}
          data-route={route ? '' : undefined}
          className="plan-layout"
        >
          <div>
            <div>
              <h2 className="sr-only text-2xl print:not-sr-only">
                {t.title} {hall.name}
              </h2>
              <p className="relative z-10 print:hidden">
                <SkipTo id={ROUTE_ID}>{t.toRoute}</SkipTo>
                <SkipTo id={STAND_LIST_ID}>{t.toList}</SkipTo>
              </p>
              <div ref={drawing} id={DRAWING_ID} className="scroll-mt-4">
                <PlanDrawing
                  plan={plan}
                  hall={hall}
                  route={route}
                  matches={matches}
                  selected={selected}
                  hot={hot}
                  pavilion={pavilion}
                >
                  {route && (
                    <Suspense>
                      <PlanRoute plan={plan} hall={hall} />
                    </Suspense>
                  )}
                </PlanDrawing>
              </div>
              <div className="flex min-h-11 flex-wrap items-start justify-end gap-x-6 pl-36 text-mute text-sm print:hidden">
                <span className="mr-auto hidden min-h-11 items-center xl:flex">{t.zoomHint}</span>
                {!isWholeFair(hall) && (
                  <Link
                    reloadDocument
                    to={`${FLOOR_PLAN_PAGE}/hal-${hall.number}.pdf`}
                    className="inline-flex min-h-11 items-center gap-2 hover:text-ink hover:underline max-sm:order-last max-sm:w-full max-sm:justify-end"
                  >
                    <Icon name="download" className="size-4.5" />
                    {t.pdf}
                  </Link>
                )}
                <span className="max-sm:hidden">
                  <PrintButton>{t.print}</PrintButton>
                </span>
                {plan.halls.length > 1 && !isWholeFair(hall) && (
                  <div className="-mt-px">
                    <Suspense>
                      <KeyPlan plan={plan} hall={hall} choice={choice} />
                    </Suspense>
                  </div>
                )}
              </div>
            </div>
            <div id={ROUTE_ID} tabIndex={-1} className="plan-way scroll-mt-4">
              <Suspense>
                <RoutePanel plan={plan} drawn={hall.number} />
              </Suspense>
            </div>
            <div className="plan-legend">
              <Suspense>
                <PlanLegend hall={hall} categories={plan.categories} />
              </Suspense>
            </div>
          </div>
          <div>
            <div
              ref={card}
              data-open={selected ? '' : undefined}
              className="plan-card scroll-mb-24"
            >
              <Suspense>
                <SelectionCard
                  plan={plan}
                  choice={choice}
                  routeTo={routeTo}
                  closeTo={filterLink(params, {
                    ...clearSelection,
                    [hallName]: hallParameter(hall),
                  })}
                />
              </Suspense>
            </div>
            <div className="plan-list">
              <StandList hall={hall} matches={matches} selected={selected} hot={hot} />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
