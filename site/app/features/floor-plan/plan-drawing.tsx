import { useEffect, useRef } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import type { HallPlan } from './floor-plan-view.ts'
import { floorPlanMessages } from './messages.ts'
import { DIMENSION_OFFSET, PlanDimensions } from './plan-dimensions.tsx'
import { PlanPatterns } from './plan-patterns.tsx'
import { PlanPlace } from './plan-place.tsx'
import { PlanPavilion, PlanRoom } from './plan-rooms.tsx'
import { PlanStand } from './plan-stand.tsx'

interface PlanDrawingProps {
  hall: HallPlan
  /** Number of the selected stand or slug of the selected room. */
  selected: string | null
}

/** Metres of ground drawn outside the walls: with and without a dimension line. */
const MARGIN = DIMENSION_OFFSET + 1.2
const EDGE = 1

/** A hall drawn to scale, in metres. Scrolls within its own region where the screen is narrow. */
export function PlanDrawing({ hall, selected }: PlanDrawingProps) {
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  const region = useRef<HTMLElement>(null)
  const { width, length, stands, rooms, pavilions, places } = hall
  const target =
    stands.find(({ number }) => number === selected) ?? rooms.find(({ slug }) => slug === selected)
  const part = target ? (target.centre[0] + MARGIN) / (width + MARGIN + EDGE) : null
  // On a phone the selected stand may be outside what the region shows.
  useEffect(() => {
    const { current } = region
    if (!current || part === null) return
    current.scrollLeft = part * current.scrollWidth - current.clientWidth / 2
  }, [part])
  const metres = (value: number) => value.toLocaleString(locale)
  return (
    <section
      ref={region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={t.drawing(hall.name)}
      className="relative self-start overflow-x-auto border border-ink bg-ground"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group. */}
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${width + MARGIN + EDGE} ${length + MARGIN + EDGE}`}
        role="group"
        aria-label={t.drawingName(hall.name, metres(width), metres(length))}
        className="block w-full min-w-[56rem] hyphens-none print:min-w-0"
      >
        <PlanPatterns />
        <PlanDimensions
          width={width}
          length={length}
          widthLabel={t.metres(metres(width))}
          lengthLabel={t.metres(metres(length))}
        />
        <rect width={width} height={length} strokeWidth="0.3" className="fill-paper stroke-ink" />
        {rooms.map((room) => (
          <PlanRoom key={room.slug} room={room} selected={room.slug === selected} />
        ))}
        {stands.map((stand) => (
          <PlanStand key={stand.number} stand={stand} selected={stand.number === selected} />
        ))}
        {pavilions.map((pavilion) => (
          <PlanPavilion key={pavilion.slug} pavilion={pavilion} />
        ))}
        {places.map((place) => (
          <PlanPlace key={`${place.kind}-${place.x}-${place.y}`} place={place} />
        ))}
        {target && (
          <path
            d={`M${target.centre[0]} ${target.centre[1] - 0.75}l-1-1.3h2z`}
            strokeWidth="0.1"
            className="pointer-events-none fill-signal stroke-ink"
          />
        )}
      </svg>
    </section>
  )
}
