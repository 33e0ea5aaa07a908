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

/** The walking route that the address asks for. */
export function chooseRoute(
  { halls }: Pick<FloorPlan, 'halls'>,
  spots: readonly Spot[],
  asked: { readonly from: string; readonly to: string; readonly stepFree: boolean },
): RouteChoice {
  const { stepFree } = asked
  const [from, to] = [findSpot(spots, asked.from), findSpot(spots, asked.to)]
  const route = from && to && from !== to ? walkingRoute(halls, from, to, stepFree) : null
  return { from, to, stepFree, route }
}

/** What the search parameters say about a route. */
export const askedRoute = (params: URLSearchParams) => ({
  from: params.get(planParameters.from) ?? '',
  to: params.get(planParameters.to) ?? '',
  stepFree: params.get(planParameters.stepFree) === '1',
})

/** Key of where routes begin unless told otherwise: the first entrance. */
export const mainEntrance = ({ halls }: Pick<FloorPlan, 'halls'>): string =>
  halls.flatMap(({ places }) => places).find(({ kind }) => kind === 'entrance')?.key ?? ''
