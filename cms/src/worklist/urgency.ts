import { DAY_MS } from '@beursvloer/contract/durations'
import type { Urgency } from './views'

/** The days before the first day of the fair from which something is due today, or this week. */
export interface UrgencyThresholds {
  readonly today: number
  readonly week: number
}

/**
 * How soon something has to be done, by the days left to the fair.
 * @param daysLeft null while there is no edition
 */
export function byDaysLeft(daysLeft: number | null, { today, week }: UrgencyThresholds): Urgency {
  if (daysLeft === null) return 'later'
  if (daysLeft <= today) return 'today'
  return daysLeft <= week ? 'week' : 'later'
}

/** Urgency of open requests: due today once the oldest has waited for the promised days. */
export const byAge = (oldest: Date, now: Date, promisedDays: number): Urgency =>
  now.getTime() - oldest.getTime() >= promisedDays * DAY_MS ? 'today' : 'week'

/** How long something has waited, in words: "vandaag", "1 dag", "4 dagen". */
export function ageText(since: Date, now: Date): string {
  const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS)
  if (days < 1) return 'korter dan een dag'
  return days === 1 ? '1 dag' : `${days} dagen`
}
