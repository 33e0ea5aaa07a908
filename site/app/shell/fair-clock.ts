import { startTransition, useEffect, useState } from 'react'
import { timeOfDay, today } from '~/i18n/today.ts'
import { whenIdle } from './when-idle.ts'

/** How often the clock is read, in ms. */
const TICK = 30_000

/** Date `YYYY-MM-DD` and time `HH:MM` in the fair's zone. */
export interface FairClock {
  readonly date: string
  readonly time: string
}

/**
 * The visitor's clock in the fair's zone, and undefined until the page runs in the browser: pages
 * are the same for everyone and may be minutes old, so the server's clock is of no use.
 */
export function useFairClock(): FairClock | undefined {
  const [clock, setClock] = useState<FairClock>()
  useEffect(() => {
    const tick = () => {
      const next = { date: today(), time: timeOfDay() }
      setClock((last) => (last?.date === next.date && last.time === next.time ? last : next))
    }
    let timer: number | undefined
    let isGone = false
    // Reading a clock in a time zone for the first time takes a slow phone tens of milliseconds.
    void whenIdle().then(() => {
      if (isGone) return
      startTransition(tick)
      timer = window.setInterval(tick, TICK)
    })
    return () => {
      isGone = true
      window.clearInterval(timer)
    }
  }, [])
  return clock
}
