import { startTransition, useEffect, useMemo, useState } from 'react'
import { type WalkingTimes, walkingTimesFrom } from '~/shell/walking-times.ts'
import type { MinutesBetween } from './lay-out-day.ts'

type Known = Readonly<Record<string, WalkingTimes | null>>

/** Minutes between places of which at least one is known; the same in both directions. */
export const minutesIn =
  (known: Known): MinutesBetween =>
  (from, to) =>
    from === to ? 0 : (known[from]?.[to] ?? known[to]?.[from] ?? null)

/** Fetches the walking times from some places. */
export async function fetchTimes(places: Iterable<string>): Promise<Known> {
  const keys = [...new Set(places)].filter(Boolean)
  const times = await Promise.all(keys.map(walkingTimesFrom))
  return Object.fromEntries(keys.map((key, at) => [key, times[at] ?? null]))
}

/** Fetched minutes between places: from the named ones to all others. */
export function useWalkingTimes(places: readonly string[]): MinutesBetween {
  const [known, setKnown] = useState<Known>({})
  const wanted = [...new Set(places)].sort().join(' ')
  useEffect(() => {
    let ended = false
    void fetchTimes(wanted.split(' ')).then((found) => {
      if (!ended) startTransition(() => setKnown(found))
    })
    return () => {
      ended = true
    }
  }, [wanted])
  return useMemo(() => minutesIn(known), [known])
}
