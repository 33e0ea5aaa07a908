import { startTransition, useEffect, useState } from 'react'
import { type WalkingTimes, walkingTimesFrom } from '~/shell/walking-times.ts'

/**
 * Minutes of walking from a place to all others; undefined while they are asked for, null where they are
 * not known.
 */
export function useWalkingTimes(place: string): WalkingTimes | null | undefined {
  const [known, setKnown] = useState<{ place: string; times: WalkingTimes | null }>()
  useEffect(() => {
    if (!place) return
    let hasEnded = false
    void walkingTimesFrom(place).then((times) => {
      if (!hasEnded) startTransition(() => setKnown({ place, times }))
    })
    return () => {
      hasEnded = true
    }
  }, [place])
  if (!place) return null
  return known?.place === place ? known.times : undefined
}
