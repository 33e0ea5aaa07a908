import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { findSpot, type Spot } from './walk/spots.ts'

export type RouteEnds = ReturnType<typeof chooseEnds>

/** Start and end of the walking route in the address. */
export const chooseEnds = (spots: readonly Spot[], params: URLSearchParams) => ({
  // Null when no place is asked for, or the one asked for is not on the plan.
  from: findSpot(spots, params.get(planParameters.from) ?? ''),
  to: findSpot(spots, params.get(planParameters.to) ?? ''),
  stepFree: params.get(planParameters.stepFree) === '1',
})
