/** Name of the parameter with the place to walk from. */
export const WALKING_FROM = 'van'

/** Minutes to places, by the keys that the floor plan's addresses have for them (`1.A12`, `hoofdpodium`). */
export type WalkingTimes = Readonly<Record<string, number>>

const asked = new Map<string, Promise<WalkingTimes | null>>()

/**
 * Minutes of walking from a place to all others, fetched once; null for a place that is not on the plan and
 * while there is no connection.
 */
export function walkingTimesFrom(place: string): Promise<WalkingTimes | null> {
  const known = asked.get(place)
  if (known) return known
  const times = fetch(`/looptijden.json?${new URLSearchParams({ [WALKING_FROM]: place })}`)
    .then(async (response) => (response.ok ? ((await response.json()) as WalkingTimes) : null))
    .catch(() => {
      // Asked again when it is next needed.
      asked.delete(place)
      return null
    })
  asked.set(place, times)
  return times
}
