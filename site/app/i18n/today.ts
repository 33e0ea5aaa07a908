import { fairNow } from './clock.ts'
import { FAIR_TIME_ZONE } from './dates.ts'

/** Made on first use: it takes a slow phone tens of milliseconds. */
let moment: Intl.DateTimeFormat | undefined

/** A moment in the fair's zone; Swedish is written as ISO 8601: `2027-03-17 11:07`. */
function written(now: Date): string {
  moment ??= new Intl.DateTimeFormat('sv', {
    timeZone: FAIR_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return moment.format(now)
}

/** Today's date in the fair's zone, `YYYY-MM-DD`. */
export const today = (now: Date = fairNow()): string => written(now).slice(0, 10)

/** The time of day in the fair's zone, `HH:MM`. */
export const timeOfDay = (now: Date = fairNow()): string => written(now).slice(11)
