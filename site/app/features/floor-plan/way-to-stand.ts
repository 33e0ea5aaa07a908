import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import type { Content } from '~/content/model.ts'
import { memoize } from '~/shell/memoize.ts'
import { svgPoints } from '~/ui/plan/plan-geometry.ts'
import { walkingRoute } from '~/walking/walking-route.ts'
import { mainEntrance } from './plan-choice.ts'
import { groundOf } from './walks.ts'

/** The walking route to a stand from the main entrance. */
export type WayToStand = NonNullable<ReturnType<typeof findWay>>

/** The routes computed for a snapshot. */
const waysIn = /* @__PURE__ */ memoize((_content: Content) => new Map<string, WayToStand | null>())

/** @returns null when the plan has no entrance or no way leads from there */
export function wayToStand(content: Content, stand: string): WayToStand | null {
  const ways = waysIn(content)
  const known = ways.get(stand)
  if (known !== undefined) return known
  const way = findWay(content, stand)
  ways.set(stand, way)
  return way
}

function findWay(content: Content, stand: string) {
  const { plan, spots } = groundOf(content)
  const entrance = mainEntrance(plan)
  const [from, to] = [spots.get(entrance), spots.get(stand)]
  const route = from && to && walkingRoute(plan, from, to, false)
  const part = route?.parts.at(-1)
  const place = plan.halls.flatMap(({ places }) => places).find(({ key }) => key === entrance)
  if (!route || !part || !place) return null
  return {
    // Where it begins: "Ingang Kade".
    from: place.label,
    // Whole metres and minutes of all of it.
    metres: route.metres,
    minutes: route.minutes,
    // Its part in the hall of the stand: SVG `points` and where that begins, in metres.
    points: svgPoints(part.path),
    path: part.path,
    // The door by which it comes from another hall; empty within one.
    door: route.parts.length > 1 ? part.start : '',
    // Address of the plan with this route.
    to: drawingPath({ from: entrance, to: stand, stand }),
  }
}
