import type { Content } from '~/content/model.ts'
import { memoize } from '~/shell/memoize.ts'
import { type Walk, walksFrom } from '~/walking/walking-route.ts'
import { toFloorPlan } from './floor-plan.ts'
import { spotsOf } from './walk/spots.ts'

/** The plan of a snapshot and its walkable ground, made once: computed routes stay with it. */
export const groundOf = /* @__PURE__ */ memoize((content: Content) => {
  const plan = toFloorPlan(content)
  const spots = new Map(spotsOf(plan, (stand) => stand).map((spot) => [spot.key, spot]))
  return {
    plan, // By their keys in addresses.
    spots,
  }
})

/**
 * How far it is from one place of the fair to others, through passages and in whole metres and minutes; null
 * for places that are not on the plan and where no way leads. Places are called as in addresses: stand
 * number (`1.A12`), slug of a room (`hoofdpodium`), facility (`2.toilet`, see `placeKeys`).
 *
 * For hundreds of pairs: the search from one place takes some milliseconds, once per state of the
 * content, and the answers are kept. Server only, as it reads content.
 *
 * @example walksOf(content, '1.C09')('kennislab-a') // { metres: 97, minutes: 5 }
 */
export function walksOf(
  content: Content,
  from: string,
  stepFree = false,
): (to: string) => Walk | null {
  const { plan, spots } = groundOf(content)
  const start = spots.get(from)
  const walk = start && walksFrom(plan, start, stepFree)
  return (to) => {
    const end = spots.get(to)
    return (walk && end && walk(end)) || null
  }
}

/**
 * Minutes of walking from a place to every reachable place, by their keys; null for a place that is
 * not on the plan. Server only.
 *
 * @example walkingTimes(content, '1.C09') // { hoofdpodium: 3, '1.A01': 2, … }
 */
export function walkingTimes(
  content: Content,
  from: string,
): Readonly<Record<string, number>> | null {
  const { spots } = groundOf(content)
  if (!spots.has(from)) return null
  const walk = walksOf(content, from)
  return Object.fromEntries(
    [...spots.keys()].flatMap((key) => {
      const minutes = walk(key)?.minutes
      return minutes === undefined ? [] : [[key, key === from ? 0 : minutes]]
    }),
  )
}
