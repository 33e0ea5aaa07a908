import type { Point } from '@beursvloer/contract/outlines'
import { useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { type WalkingRoute, walkingRoute } from '~/walking/walking-route.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { chooseEnds, type RouteEnds } from './route-ends.ts'
import { routeMessages } from './route-messages.ts'
import { RouteText } from './route-text.tsx'
import { useSpots } from './use-spots.ts'
import type { Spot } from './walk/spots.ts'
import { ALL, placeOnSheet } from './whole-fair.ts'

/**
 * A route as lines of the drawing, in its metres: a line for each stay in the hall that is drawn, one line
 * from end to end on the sheet of the whole fair.
 */
function routeLines(
  plan: Pick<FloorPlan, 'sheet'>,
  drawn: Pick<HallPlan, 'number'>,
  { parts }: WalkingRoute,
): Point[][] {
  const lines: Point[][] = []
  let before = -2
  parts.forEach(({ hall, path }, at) => {
    const place = placeOnSheet(plan, drawn, hall)
    if (!place) return
    const line = path.map(([x, y]): Point => [x + place[0], y + place[1]])
    if (before === at - 1) lines.at(-1)?.push(...line)
    else lines.push(line)
    before = at
  })
  return lines
}

/** SVG path data of lines. */
const pathData = (lines: readonly (readonly Point[])[]): string =>
  lines.map((line) => `M${line.map((point) => point.join(' ')).join('L')}`).join('')

interface RouteChoice extends RouteEnds {
  /** Null too when there is no way between the two. */
  readonly route: WalkingRoute | null
}

/** The last choice per plan: drawing, key plan, card and panel ask for the same one. */
const last = new WeakMap<object, { readonly key: string; readonly choice: RouteChoice }>()

/** The walking route that the address asks for. */
function chooseRoute(
  plan: Pick<FloorPlan, 'halls' | 'passages'>,
  spots: readonly Spot[],
  params: URLSearchParams,
): RouteChoice {
  const ends = chooseEnds(spots, params)
  const { from, to, stepFree } = ends
  const key = JSON.stringify([from?.name, to?.name, stepFree])
  const known = last.get(plan)
  if (known?.key === key) return known.choice
  const route = from && to && from !== to ? walkingRoute(plan, from, to, stepFree) : null
  const choice = { ...ends, route }
  last.set(plan, { key, choice })
  return choice
}

// Parts of the plan for walking routes, loaded when a route is asked for.

/** The route that the address asks for. */
function useChosenRoute(plan: FloorPlan) {
  const [params] = useSearchParams()
  return chooseRoute(plan, useSpots(plan), params)
}

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
  const { route } = useChosenRoute(plan)
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

/** The walking route on the key plan of all halls. */
export function RouteLine({ plan }: { plan: FloorPlan }) {
  const { route } = useChosenRoute(plan)
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

/**
 * The distance and time, and the route in words; or a notice that there is no way between the two.
 */
export function RouteResult({ plan, drawn }: { plan: FloorPlan; drawn: number }) {
  const t = useMessages(routeMessages)
  const { to, route } = useChosenRoute(plan)
  if (!route || !to) return <p className="mt-3">{t.noRoute}</p>
  return (
    <>
      <div className="mt-3 flex gap-8">
        <Dimension value={t.metres(String(route.metres))}>{t.distance}</Dimension>
        <Dimension value={t.minutes(route.minutes)}>{t.walking}</Dimension>
      </div>
      <RouteText plan={plan} route={route} to={to} drawn={drawn} />
    </>
  )
}

interface RouteInSheetProps {
  plan: FloorPlan
  /** The selected place. */
  place: string
  /** The hall that is drawn. */
  drawn: number
}

/** The steps to the selected place, in the sheet of narrow screens, which covers those below the drawing. */
export function RouteInSheet({ plan, place, drawn }: RouteInSheetProps) {
  const { to, route } = useChosenRoute(plan)
  if (!route || to?.key !== place) return null
  return (
    <div className="mt-3 border-gray-300 border-t text-sm lg:hidden">
      <RouteText {...{ plan, route, to, drawn }} />
    </div>
  )
}

/** The distance to the selected place, when the route leads there. */
export function RouteDimension({ plan, place }: { plan: FloorPlan; place: string }) {
  const t = useMessages(routeMessages)
  const { from, to, route } = useChosenRoute(plan)
  if (!from || !route || to?.key !== place) return null
  return (
    <Dimension value={t.metres(String(route.metres))}>
      {t.minutesWalk(route.minutes)} <span className="sr-only">{t.walkFrom(from.name)}</span>
    </Dimension>
  )
}
