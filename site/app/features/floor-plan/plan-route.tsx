import { useSearchParams } from 'react-router'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { chooseRoute } from './route-choice.ts'
import { pathData, routeLines } from './route-drawing.ts'
import { useSpots } from './use-spots.ts'

interface PlanRouteProps {
  plan: FloorPlan
  /** The hall that is drawn, or the whole fair. */
  hall: HallPlan
}

/**
 * The part of the walking route in the drawn hall: an animated line over an edge of paper, a dot at
 * its start, a roof at its end.
 */
export function PlanRoute({ plan, hall }: PlanRouteProps) {
  const [params] = useSearchParams()
  const { route } = chooseRoute(plan, useSpots(plan), params)
  const lines = route ? routeLines(plan, hall, route) : []
  const [startX, startY] = lines[0]?.[0] ?? [0, 0]
  const [x, y] = lines.at(-1)?.at(-1) ?? [0, 0]
  if (lines.length === 0) return null
  const line = pathData(lines)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lines of a drawing take no focus.
    <g aria-hidden="true" className="pointer-events-none" key={line}>
      <path d={line} className="plan-route plan-route-edge" />
      <path d={line} pathLength="1" className="plan-route plan-route-line" />
      <circle
        cx={startX}
        cy={startY}
        r="0.6"
        strokeWidth="0.25"
        className="fill-ink stroke-paper"
      />
      <path
        d={`M${x} ${y - 1}l1.1 1.7h-2.2z`}
        strokeWidth="0.25"
        className="plan-route-end fill-primary stroke-paper"
      />
    </g>
  )
}
