import type { Edition } from '~/content/model.ts'

/** Before, during or after the fair, from the first to the last day of an edition. */
export type Phase = 'before' | 'during' | 'after'

/** @param today `YYYY-MM-DD` in the fair's zone */
export function phaseOn(
  { startDate, endDate }: Pick<Edition, 'startDate' | 'endDate'>,
  today: string,
): Phase {
  if (today < startDate) return 'before'
  return today > endDate ? 'after' : 'during'
}
