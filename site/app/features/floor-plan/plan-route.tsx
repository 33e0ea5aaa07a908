import { useSearchParams } from 'react-router'
import type { FloorPlan } from './floor-plan.ts'
import { chooseRoute } from './route-choice.ts'
import { useSpots } from './use-spots.ts'

interface PlanRouteProps {
  plan: FloorPlan
  /** Number of the hall that is drawn. */
  hall: number
}

/**
 * The part of the walking route in the hall that is drawn: dashes over a white edge, a dot where it
 * begins, a roof at its end.
 */
export function PlanRoute({ plan, hall }: PlanRouteProps) {
  const [params] = useSearchParams()
  const { route } = chooseRoute(plan, useSpots(plan), params)
  const part = route?.parts.find((one) => one.hall === hall)
  if (!part) return null
  const points = part.path.map((point) => point.join(',')).join(' ')
  const [x, y] = part.path.at(-1) ?? [0, 0]
  const [startX, startY] = part.path[0] ?? [x, y]
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lines of a drawing take no focus.
    <g aria-hidden="true" className="pointer-events-none">
      <polyline points={points} className="plan-route plan-route-edge" />
      <polyline points={points} className="plan-route plan-route-line" />
      <circle
        cx={startX}
        cy={startY}
        r="0.55"
        strokeWidth="0.3"
        className="fill-white stroke-brick"
      />
      <path
        d={`M${x} ${y + 0.35}l-1.05-1.5h2.1z`}
        strokeWidth="0.2"
        className="fill-brick stroke-white"
      />
    </g>
  )
}
