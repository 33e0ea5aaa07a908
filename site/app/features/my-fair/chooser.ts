/** What the page that composes a day fetches when somebody asks for one. */
export { composeDay, swapOne } from './compose-day.ts'
export { fetchTimes, minutesIn } from './use-walking-times.ts'
