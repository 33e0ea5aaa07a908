import type { WalkingTimes } from '~/shell/walking-times.ts'
import { FACILITY_KINDS, type NowFacility, type NowStand } from './now-facts.ts'

/** How many stands around are named. */
const STANDS = 4

export interface Near<Place> {
  readonly place: Place
  /** Whole minutes of walking. */
  readonly minutes: number
}

function byWay<Place extends { readonly key: string }>(
  places: readonly Place[],
  times: WalkingTimes,
): Near<Place>[] {
  return places
    .flatMap((place) => {
      const minutes = times[place.key]
      return minutes === undefined ? [] : [{ place, minutes }]
    })
    .toSorted((a, b) => a.minutes - b.minutes)
}

/** The nearest facility of each kind, as far as there is a way to one. */
export const nearestFacilities = (
  facilities: readonly NowFacility[],
  times: WalkingTimes,
): readonly Near<NowFacility>[] =>
  FACILITY_KINDS.flatMap(
    (kind) => byWay(facilities, times).find(({ place }) => place.kind === kind) ?? [],
  )

/** The stands around, without the visitor's own place. */
export function nearestStands(
  stands: readonly NowStand[],
  times: WalkingTimes,
  here: string,
): readonly Near<NowStand>[] {
  const seen = new Set<string>([here])
  return byWay(stands, times)
    .filter(({ place }) => !seen.has(place.key) && seen.add(place.key))
    .slice(0, STANDS)
}
