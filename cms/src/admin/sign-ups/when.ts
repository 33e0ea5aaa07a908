import type { ItemRow } from '../../sign-ups/staff/views'
import { shortDay } from '../ui/formats'

/** "wo 17 mrt, 10:45–11:25" */
export const whenText = ({ date, start, end }: Pick<ItemRow, 'date' | 'start' | 'end'>): string =>
  `${shortDay(date)}, ${start}–${end}`
