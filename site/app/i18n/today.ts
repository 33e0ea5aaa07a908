import { fairNow } from './clock.ts'
import { FAIR_TIME_ZONE } from './dates.ts'

/** Swedish is written as ISO 8601: `2027-03-17 11:07`. */
const moment = new Intl.DateTimeFormat('sv', {
  timeZone: FAIR_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Today's date in the fair's zone, `YYYY-MM-DD`. */
export const today = (now: Date = fairNow()): string => moment.format(now).slice(0, 10)

/** The time of day in the fair's zone, `HH:MM`. */
export const timeOfDay = (now: Date = fairNow()): string => moment.format(now).slice(11)
