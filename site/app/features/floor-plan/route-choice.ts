import type { FloorPlan } from './floor-plan.ts'
import { planParameters } from './plan-choice.ts'
import { findSpot, type Spot } from './walk/spots.ts'
import { type WalkingRoute, walkingRoute } from './walk/walking-route.ts'

export interface RouteChoice {
  /** Null when nothing is asked for, or what is asked for is not on the plan. */
  readonly from: Spot | null
  readonly to: Spot | null
  readonly stepFree: boolean
  /** Null too when there is no way between the two. */
  readonly route: WalkingRoute | null
}

/** The last choice per plan: drawing and panel ask for the same one. */
const last = new WeakMap<object, { readonly key: string; readonly choice: RouteChoice }>()

/** The walking route that the address asks for. */
export function chooseRoute(
  plan: Pick<FloorPlan, 'halls'>,
  spots: readonly Spot[],
  params: URLSearchParams,
): RouteChoice {
  const [from, to] = [planParameters.from, planParameters.to].map((name) => params.get(name) ?? '')
  const stepFree = params.get(planParameters.stepFree) === '1'
  const key = JSON.stringify([from, to, stepFree])
  const known = last.get(plan)
  if (known?.key === key) return known.choice
  const [start, end] = [findSpot(spots, from ?? ''), findSpot(spots, to ?? '')]
  const route =
    start && end && start !== end ? walkingRoute(plan.halls, start, end, stepFree) : null
  const choice = { from: start, to: end, stepFree, route }
  last.set(plan, { key, choice })
  return choice
}
