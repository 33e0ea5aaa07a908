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
import { boxOf, middleOf } from '~/ui/plan/plan-geometry.ts'
import type { HallPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { DIMENSION_OFFSET, PlanDimensions } from './plan-dimensions.tsx'
import type { PlanMatches } from './plan-filters.ts'
import { PlanNames } from './plan-names.tsx'
import { PlanPatterns } from './plan-patterns.tsx'
import { PlanPlace } from './plan-place.tsx'
import { PlanPavilion, PlanRoom } from './plan-rooms.tsx'
import { type Mark, PlanStand } from './plan-stand.tsx'
import type { Detail, PlanZoomProps } from './plan-zoom.tsx'
import { numberIn, type RunProps, runsOf } from './stand-runs.ts'
import './plan.css'

interface PlanDrawingProps {
  hall: HallPlan
  /** What a filter lets through; null while nothing is filtered. */
  matches: PlanMatches | null
  /** Number of the selected stand or slug of the selected room. */
  selected: string | null
  /** As `selected`, for what is pointed at. */
  hot: string | null
  /** Slug of the pavilion one looks for; empty for none. */
  pavilion: string
  /** Drawn over the stands. */
  children: ReactNode
}

/** Metres of ground drawn outside the walls: with and without a dimension line. */
const MARGIN = DIMENSION_OFFSET + 1.2
const EDGE = 1

const markOf = (matches: ReadonlySet<string> | undefined, key: string): Mark =>
  matches && (matches.has(key) ? 'match' : 'dim')

/**
 * A hall drawn to scale, in metres, in a region of its own. The region scrolls; once the page runs
 * in the browser and has nothing else to do, it zooms and pans instead.
 */
export function PlanDrawing(props: PlanDrawingProps) {
  const { hall, matches, selected, hot, pavilion, children } = props
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  const region = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [detail, setDetail] = useState<Detail>('middle')
  const Zoom = useZoomWhenIdle()
  const { width, length, stands, rooms, pavilions, places } = hall
  const runs = useMemo(() => runsOf(stands), [stands])
  const metres = (value: number) => value.toLocaleString(locale)
  const target =
    stands.find(({ number }) => number === selected) ?? rooms.find(({ slug }) => slug === selected)
  const [x, y] = target ? middleOf(boxOf(target.polygon)) : [null, null]
  const drawn = width + MARGIN + EDGE
  // On a phone the selected stand may be outside what the region shows.
  useEffect(() => {
    const { current } = region
    if (!current || Zoom || x === null || y === null) return
    const scale = current.scrollWidth / drawn
    current.scrollLeft = (x + MARGIN) * scale - current.clientWidth / 2
    current.scrollTop = (y + MARGIN) * scale - current.clientHeight / 2
  }, [Zoom, x, y, drawn])
  return (
    <div className="relative">
      <section
        ref={region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t.drawing(hall.name)}
        data-detail={detail}
        className="plan-region max-h-[60svh] overflow-auto border border-ink bg-ground lg:max-h-[84svh]"
      >
        <div ref={content} className="plan-content w-[max(100%,56rem)]">
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group. */}
          <svg
            viewBox={`${-MARGIN} ${-MARGIN} ${drawn} ${length + MARGIN + EDGE}`}
            role="group"
            aria-label={t.drawingName(hall.name, metres(width), metres(length))}
            className="block w-full hyphens-none"
          >
            <Ground
              hall={hall}
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
            {detail === 'near' && <PlanNames hall={hall} />}
            {pavilions.map((one) => (
              <PlanPavilion key={one.slug} pavilion={one} marked={one.slug === pavilion} />
            ))}
            {places.map((place) => (
              <PlanPlace key={place.key} place={place} />
            ))}
            {children}
            {x !== null && (
              <path
                d={`M${x} ${y - 0.75}l-1-1.3h2z`}
                strokeWidth="0.1"
                className="pointer-events-none fill-signal stroke-ink"
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
          drawn={drawn}
          target={selected}
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

/** What never changes about a hall: patterns, measures, floor. */
const Ground = memo(function Ground({
  hall: { width, length },
  widthLabel,
  lengthLabel,
}: {
  hall: HallPlan
  widthLabel: string
  lengthLabel: string
}) {
  return (
    <>
      <PlanPatterns />
      <PlanDimensions {...{ width, length, widthLabel, lengthLabel }} />
      <rect width={width} height={length} strokeWidth="0.3" className="fill-paper stroke-ink" />
    </>
  )
})

/** The part that zooms, fetched when the page has taken over and the browser is idle. */
function useZoomWhenIdle(): ComponentType<PlanZoomProps> | null {
  const [Zoom, setZoom] = useState<ComponentType<PlanZoomProps> | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async () => {
      const { PlanZoom } = await import('./plan-zoom.tsx')
      if (wanted) setZoom(() => PlanZoom)
    }
    // Safari has no idle callback; a moment later does as well.
    const idle = typeof window.requestIdleCallback === 'function'
    const waiting = idle ? window.requestIdleCallback(load) : window.setTimeout(load, 500)
    return () => {
      wanted = false
      if (idle) window.cancelIdleCallback(waiting)
      else window.clearTimeout(waiting)
    }
  }, [])
  return Zoom
}
