import { type FairSlot, lateEnd } from '@beursvloer/contract/fair-time'
import { timeOf } from '~/i18n/dates.ts'

/** Minutes from midnight of a time `HH:MM`. */
export const minuteOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The same for the end of a slot; it may be past midnight. */
export const endMinuteOf = (slot: FairSlot): number => minuteOf(lateEnd(slot))

/** The hours of a day in minutes from midnight of its date. */
export const minutesOfDay = ({
  date,
  opens,
  closes,
}: {
  readonly date: string
  readonly opens: string
  readonly closes: string
}) => ({
  date,
  opens: minuteOf(opens),
  closes: endMinuteOf({ start: opens, end: closes }),
})

/** A stretch of a day. */
export interface Planned {
  readonly date: string
  /** Minutes from midnight. */
  readonly start: number
  readonly end: number
}

const INTERVAL = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\/PT(\d+)M$/

/**
 * Parses `planned` of a saved entry; null when nothing is planned.
 *
 * @example readPlanned('2027-03-17T11:20/PT15M') // { date: '2027-03-17', start: 680, end: 695 }
 */
export function readPlanned(interval: string | undefined): Planned | null {
  const [, date, time, minutes] = INTERVAL.exec(interval ?? '') ?? []
  if (!date || !time) return null
  const start = minuteOf(time)
  return { date, start, end: start + Math.max(1, Number(minutes)) }
}

/** The ISO 8601 interval of a stretch; the reverse of `readPlanned`. */
export const writePlanned = ({ date, start, end }: Planned): string =>
  `${date}T${timeOf(start)}/PT${end - start}M`
