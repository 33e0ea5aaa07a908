import { MEETING_MINUTES } from '@beursvloer/contract/meetings/terms'
import type { DayEntry, OwnFair } from './day-entry.ts'
import type { FactDay } from './fair-facts.ts'
import { gapsOf, layOutDay, type MinutesBetween } from './lay-out-day.ts'
import { minuteOf, minutesOfDay } from './times.ts'

/** A stretch of a day, in minutes from midnight. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/** A day of the fair in two agendas, with the times at which both are free. */
interface MeetingDay extends Stretch {
  readonly date: string
  /** What the visitor does; what is on at the same time stands together. */
  readonly own: readonly (Stretch & {
    readonly status: DayEntry['status']
    readonly entries: readonly Pick<DayEntry, 'title' | 'lang'>[]
  })[]
  /** When the stand has no room. */
  readonly busy: readonly Stretch[]
  readonly free: readonly (Stretch & { readonly start: string })[]
}

interface Meeting {
  /** Key of the stand in the floor plan's addresses; empty while it has none. */
  readonly place: string
  /** When the stand has room: `2027-03-17T13:45`. */
  readonly free: readonly string[]
  /** Key of the entry that is moved. */
  readonly moved?: string | undefined
}

/** The stretches of a day in which no meeting at some times is. */
function busyBetween(times: readonly string[], { from: opens, to: closes }: Stretch): Stretch[] {
  const stretches: Stretch[] = []
  let from = opens
  for (const start of [...times.map((time) => minuteOf(time.slice(11))), closes]) {
    if (start > from) stretches.push({ from, to: start })
    from = Math.max(from, start + MEETING_MINUTES)
  }
  return stretches
}

/**
 * The times of an exhibitor that fit into a visitor's days, with the walks to the stand and from it.
 * Where a walk is not known it counts as none.
 */
export function meetingDays(
  days: readonly FactDay[],
  { entries }: Pick<OwnFair, 'entries'>,
  { place, free, moved }: Meeting,
  minutesBetween: MinutesBetween,
): MeetingDay[] {
  const walk = (from: string, to: string) => (from && to ? (minutesBetween(from, to) ?? 0) : 0)
  return days.map((day): MeetingDay => {
    const own = entries.filter(
      ({ date, key, isCancelled }) => date === day.date && key !== moved && !isCancelled,
    )
    const times = free.filter((time) => time.startsWith(day.date))
    const stops = layOutDay(own, minutesBetween)
    const { opens: from, closes: to } = minutesOfDay(day)
    const fits = gapsOf(stops, minutesOfDay(day)).flatMap((gap) =>
      times.flatMap((start) => {
        const at = {
          from: minuteOf(start.slice(11)),
          to: minuteOf(start.slice(11)) + MEETING_MINUTES,
        }
        const isFree =
          at.from >= gap.start + walk(gap.from, place) && at.to <= gap.end - walk(place, gap.to)
        return isFree ? [{ ...at, start }] : []
      }),
    )
    return {
      ...{ date: day.date, from, to, free: fits, busy: busyBetween(times, { from, to }) },
      own: stops
        .filter((stop) => stop.start < to && stop.end > from)
        .map(({ start, end, entries: [first, ...others] }) => ({
          ...{ from: Math.max(start, from), to: Math.min(end, to), status: first.status },
          entries: [first, ...others].map(({ title, lang }) => ({ title, lang })),
        })),
    }
  })
}

/** What stands in the way of a meeting in its visitor's day. */
interface Conflict {
  readonly title: string
  /** Minutes that are too few for the walk between the two; null: they are on at the same time. */
  readonly late: number | null
  readonly walk: number
}

/** The entries of a day at the time of a meeting, and those too far away to be in time. */
export function conflictsOf(
  { entries }: Pick<OwnFair, 'entries'>,
  key: string,
  time: string,
  minutesBetween: MinutesBetween,
): readonly Conflict[] {
  const place = entries.find((entry) => entry.key === key)?.place ?? ''
  const start = minuteOf(time.slice(11))
  const end = start + MEETING_MINUTES
  return entries
    .filter((entry) => entry.key !== key && entry.date === time.slice(0, 10) && !entry.isCancelled)
    .flatMap(({ title, ...entry }): Conflict[] => {
      if (entry.start < end && start < entry.end) return [{ title, late: null, walk: 0 }]
      const walk = entry.place && place ? (minutesBetween(entry.place, place) ?? 0) : 0
      const late = walk - (entry.end <= start ? start - entry.end : entry.start - end)
      return late > 0 ? [{ title, late, walk }] : []
    })
}
