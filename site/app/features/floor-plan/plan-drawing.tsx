import { formatNumber } from '@beursvloer/contract/numbers'
import {
  type ComponentType,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { PageStyle } from '~/shell/page-style.tsx'
import { whenIdle } from '~/shell/when-idle.ts'
import { boxOf, middleOf } from '~/ui/plan/plan-geometry.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import planStyle from './plan.css?url'
import { DIMENSION_OFFSET, PlanDimensions } from './plan-dimensions.tsx'
import { doorsOf, PlanCorridors, PlanDoors, STUB } from './plan-doors.tsx'
import type { PlanMatches } from './plan-filters.ts'
import { PlanNames } from './plan-names.tsx'
import { PlanPatterns } from './plan-patterns.tsx'
import { PlanPlace } from './plan-place.tsx'
import { PlanPavilion, PlanRoom } from './plan-rooms.tsx'
import { PlanSaved } from './plan-saved.tsx'
import { type Mark, PlanStand } from './plan-stand.tsx'
import type { Detail, PlanZoomProps } from './plan-zoom.tsx'
import { numberIn, type RunProps, runsOf } from './stand-runs.ts'
import { isWholeFair } from './whole-fair.ts'

interface PlanDrawingProps {
  plan: FloorPlan
  /** A hall, or all of them on one sheet. */
  hall: HallPlan
  /** Changes with the walking route; empty without. All of the drawing is shown for another one. */
  route: string
  /** Places that match the filter; null while nothing is filtered. */
  matches: PlanMatches | null
  /** Number of the selected stand or slug of the selected room. */
  selected: string | null
  /** As `selected`, for the place under the pointer. */
  hot: string | null
  /** Slug of the highlighted pavilion; empty for none. */
  pavilion: string
  /** Drawn over the stands. */
  children: ReactNode
}

/** Metres of ground drawn outside the walls: with and without a dimension line. */
const MARGIN = DIMENSION_OFFSET + 1.2
const EDGE = 1

/** Type size of a hall's name on the sheet of all halls, in metres. */
const HALL_NAME_SIZE = 2

const markOf = (matches: ReadonlySet<string> | undefined, key: string): Mark =>
  matches && (matches.has(key) ? 'match' : 'dim')

/**
 * A hall drawn to scale, in metres, all of it in a region of its own. Once the page runs in the
 * browser and has nothing else to do, it zooms and pans.
 */
export function PlanDrawing(props: PlanDrawingProps) {
  const { plan, hall, route, matches, selected, hot, pavilion, children } = props
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  const region = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [detail, setDetail] = useState<Detail>('middle')
  const Zoom = useZoomWhenIdle()
  const { width, length, stands, rooms, pavilions, places } = hall
  const runs = useMemo(() => runsOf(stands), [stands])
  const metres = (value: number) => formatNumber(value, locale)
  const target =
    stands.find(({ number }) => number === selected) ?? rooms.find(({ slug }) => slug === selected)
  const [x, y] = target ? middleOf(boxOf(target.polygon)) : [null, null]
  const doors = useMemo(() => doorsOf(plan, hall), [plan, hall])
  const stub = (dx: number, dy: number) =>
    doors.some((door) => door.dx === dx && door.dy === dy) ? STUB : 0
  const whole = isWholeFair(hall)
  const [left, top] = whole
    ? [EDGE, 2 * HALL_NAME_SIZE]
    : [MARGIN + stub(-1, 0), MARGIN + stub(0, -1)]
  const drawn = [left + width + EDGE + stub(1, 0), top + length + EDGE + stub(0, 1)] as const
  return (
    <div className="relative">
      <PageStyle href={planStyle} />
      <section
        ref={region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t.drawing(hall.name)}
        data-detail={detail}
        className="plan-region border border-ink bg-ground max-md:-mx-gutter max-md:border-x-0"
      >
        <div ref={content} className="plan-content">
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group. */}
          <svg
            viewBox={`${-left} ${-top} ${drawn.join(' ')}`}
            role="group"
            aria-label={t.drawingName(hall.name, metres(width), metres(length))}
            className="block max-h-[60svh] w-full hyphens-none lg:max-h-[84svh]"
          >
            <Ground
              plan={plan}
              hall={hall}
              above={top - MARGIN}
              beside={left - MARGIN}
              widthLabel={t.metres(metres(width))}
              lengthLabel={t.metres(metres(length))}
            />
            {rooms.map((room) => (
              <PlanRoom
                key={room.slug}
                room={room}
                mark={markOf(matches?.rooms, room.slug)}
                selected={room.slug === selected}
                hot={room.slug === hot}
              />
            ))}
            {runs.map((run) => (
              <PlanStands
                key={run[0]?.number}
                stands={run}
                matches={matches?.stands}
                selected={numberIn(run, selected)}
                hot={numberIn(run, hot)}
              />
            ))}
            {detail === 'near' && <PlanNames hall={hall} selected={selected} />}
            <PlanSaved hall={hall} />
            {pavilions.map((one) => (
              <PlanPavilion key={one.slug} pavilion={one} marked={one.slug === pavilion} />
            ))}
            {places.map((place) => (
              <PlanPlace key={place.key} place={place} />
            ))}
            <PlanDoors plan={plan} doors={doors} />
            {children}
            {x !== null && (
              <path
                d={`M${x} ${y - 0.75}l-1-1.3h2z`}
                className="pointer-events-none fill-on-primary"
              />
            )}
          </svg>
        </div>
      </section>
      {Zoom && (
        <Zoom
          key={hall.number}
          region={region}
          content={content}
          width={drawn[0]}
          length={drawn[1]}
          target={selected}
          route={route}
          onDetail={setDetail}
        />
      )}
    </div>
  )
}

const PlanStands = memo(function PlanStands({ stands, matches, selected, hot }: RunProps) {
  return stands.map((stand) => (
    <PlanStand
      key={stand.number}
      stand={stand}
      mark={markOf(matches, stand.number)}
      selected={stand.number === selected}
      hot={stand.number === hot}
    />
  ))
})

/** The parts of a hall that never change: patterns, measures, floor. */
const Ground = memo(function Ground({
  plan,
  hall,
  ...dimensions
}: {
  plan: FloorPlan
  hall: HallPlan
  above: number
  beside: number
  widthLabel: string
  lengthLabel: string
}) {
  const { width, length } = hall
  const whole = isWholeFair(hall)
  const floors = whole
    ? plan.sheet.halls.map((place) => ({
        ...place,
        hall: plan.halls.find(({ number }) => number === place.number),
      }))
    : [{ number: hall.number, x: 0, y: 0, hall }]
  return (
    <>
      <PlanPatterns categories={plan.categories} />
      {!whole && <PlanDimensions {...{ width, length, ...dimensions }} />}
      {floors.map(({ number, x, y, hall: floor }) => (
        <g key={number} fontSize={HALL_NAME_SIZE}>
          <rect
            x={x}
            y={y}
            width={floor?.width}
            height={floor?.length}
            strokeWidth="0.3"
            className="fill-paper stroke-ink"
          />
          {whole && (
            <text x={x} y={y - 1} className="plan-name fill-ink font-bold">
              {floor?.name}
            </text>
          )}
        </g>
      ))}
      {whole && <PlanCorridors plan={plan} />}
    </>
  )
})

/** The part that zooms, fetched when the page has taken over and the browser is idle. */
function useZoomWhenIdle(): ComponentType<PlanZoomProps> | null {
  const [Zoom, setZoom] = useState<ComponentType<PlanZoomProps> | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async () => {
      await whenIdle()
      if (!wanted) return
      const { PlanZoom } = await import('./plan-zoom.tsx')
      if (wanted) setZoom(() => PlanZoom)
    }
    void load()
    return () => {
      wanted = false
    }
  }, [])
  return Zoom
}
