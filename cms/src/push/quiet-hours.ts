import { DAY_MS } from '@beursvloer/contract/durations'
import { FAIR_TIME_ZONE, fairInstant } from '@beursvloer/contract/fair-time'
import type { QuietHours } from '@beursvloer/contract/push/terms'
import { fairDate } from '../fair/dates'
import type { Fair } from '../fair/fair'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: FAIR_TIME_ZONE,
})

const nextDay = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/**
 * When a device may get a message that is ready now: at once on the days of the fair, else after
 * its quiet hours.
 */
export function afterQuiet(
  quiet: QuietHours | null,
  { startDate, endDate }: Pick<Fair['edition'], 'startDate' | 'endDate'>,
  now: Date,
): Date {
  const today = fairDate(now)
  const isFair = startDate !== '' && today >= startDate && today <= endDate
  if (!quiet || isFair || quiet.from === quiet.until) return now
  const { from, until } = quiet
  const time = clock.format(now)
  const spansMidnight = from > until
  const isQuiet = spansMidnight ? time >= from || time < until : time >= from && time < until
  if (!isQuiet) return now
  const day = spansMidnight && time >= from ? nextDay(today) : today
  return new Date(fairInstant(day, until))
}
