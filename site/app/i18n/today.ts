import { FAIR_TIME_ZONE } from './dates.ts'

const date = new Intl.DateTimeFormat('en-CA', { timeZone: FAIR_TIME_ZONE })
const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: FAIR_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
})

/** Today's date in the fair's zone, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => date.format(now)

/** The time of day in the fair's zone, `HH:MM`. */
export const timeOfDay = (now: Date = new Date()): string => time.format(now)
