import { MEETING_MINUTES } from '@beursvloer/contract/meetings/terms'
import type { DayEntry, OwnFair } from './day-entry.ts'
import type { FactDay } from './fair-facts.ts'
import { gapsOf, layOutDay, type MinutesBetween } from './lay-out-day.ts'
import { minuteOf, minutesOfDay, timeOf } from './times.ts'

/** A day of the fair with what a visitor does, when the stand has no room, and the times for a meeting. */
interface MeetingDay {
  readonly date: string
  /** In the order of the day. */
  readonly rows: readonly (
    | { readonly time: string; readonly title: string; readonly lang?: DayEntry['lang'] }
    | { readonly starts: readonly string[] }
    | { readonly busy: string }
  )[]
  /** How many times there are. */
  readonly count: number
}

interface Meeting {
  /** Key of the stand in the floor plan's addresses; empty while it has none. */
  readonly place: string
  /** When the stand has room: `2027-03-17T13:45`. */
  readonly free: readonly string[]
  /** Key of the entry that is moved. */
  readonly moved?: string | undefined
}

/** The spans of a day in which no meeting at some times is. */
function busyBetween(times: readonly string[], opens: number, closes: number): [number, number][] {
  const spans: [number, number][] = []
  let from = opens
  for (const start of [...times.map((time) => minuteOf(time.slice(11))), closes]) {
    if (start > from) spans.push([from, start])
    from = Math.max(from, start + MEETING_MINUTES)
  }
  return spans
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
    const gaps = gapsOf(layOutDay(own, minutesBetween), minutesOfDay(day)).map((gap) => ({
      start: gap.start,
      starts: times.filter((time) => {
        const start = minuteOf(time.slice(11))
        const end = start + MEETING_MINUTES
        return start >= gap.start + walk(gap.from, place) && end <= gap.end - walk(place, gap.to)
      }),
    }))
    const { opens, closes } = minutesOfDay(day)
    const rows = [
      ...busyBetween(times, opens, closes).map(([from, to]) => ({
        at: from,
        row: { busy: `${timeOf(from)}–${timeOf(to)}` },
      })),
      ...own.map(({ start, end, title, lang }) => ({
        at: start,
        row: { time: `${timeOf(start)}–${timeOf(end)}`, title, lang },
      })),
      ...gaps
        .filter(({ starts }) => starts.length > 0)
        .map(({ start, starts }) => ({ at: start, row: { starts } })),
    ]
    return {
      date: day.date,
      rows: rows.toSorted((a, b) => a.at - b.at).map(({ row }) => row),
      count: gaps.reduce((sum, { starts }) => sum + starts.length, 0),
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
