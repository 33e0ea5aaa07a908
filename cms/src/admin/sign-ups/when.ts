import type { ItemRow } from '../../sign-ups/staff/views'

const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** `2027-03-17` → "wo 17 mrt". */
export const shortDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`))

/** "wo 17 mrt, 10:45–11:25" */
export const whenText = ({ date, start, end }: Pick<ItemRow, 'date' | 'start' | 'end'>): string =>
  `${shortDay(date)}, ${start}–${end}`
