import { useSearchParams } from 'react-router'
import type { FloorPlan } from './floor-plan.ts'
import { chooseRoute } from './route-choice.ts'
import { pathData, routeLines } from './route-drawing.ts'
import { useSpots } from './use-spots.ts'
import { ALL } from './whole-fair.ts'

/** The walking route on the key plan of all halls. */
export function RouteLine({ plan }: { plan: FloorPlan }) {
  const [params] = useSearchParams()
  const { route } = chooseRoute(plan, useSpots(plan), params)
  const lines = route ? routeLines(plan, { number: ALL }, route) : []
  const [x, y] = lines[0]?.[0] ?? [0, 0]
  if (lines.length === 0) return null
  return (
    <>
      <path d={pathData(lines)} strokeWidth="2" className="fill-none stroke-primary" />
      <circle cx={x} cy={y} r="2.6" className="fill-ink" />
    </>
  )
}
