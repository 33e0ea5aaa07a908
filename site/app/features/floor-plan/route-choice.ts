import { type WalkingRoute, walkingRoute } from '~/walking/walking-route.ts'
import type { FloorPlan } from './floor-plan.ts'
import { chooseEnds, type RouteEnds } from './route-ends.ts'
import type { Spot } from './walk/spots.ts'

interface RouteChoice extends RouteEnds {
  /** Null too when there is no way between the two. */
  readonly route: WalkingRoute | null
}

/** The last choice per plan: drawing, key plan, card and panel ask for the same one. */
const last = new WeakMap<object, { readonly key: string; readonly choice: RouteChoice }>()

/** The walking route that the address asks for. */
export function chooseRoute(
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
