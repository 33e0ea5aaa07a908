/** Code for composing a day, loaded when a visitor asks for it. */
export { composeDay, swapOne } from './compose-day.ts'
export { fetchTimes, minutesIn } from './use-walking-times.ts'
