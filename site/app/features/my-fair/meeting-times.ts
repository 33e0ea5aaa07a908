import { MEETING_MINUTES } from '@beursvloer/contract/meetings/terms'
import type { DayEntry, OwnFair } from './day-entry.ts'
import type { FactDay } from './fair-facts.ts'
import { gapsOf, layOutDay, type MinutesBetween } from './lay-out-day.ts'
import { minuteOf, minutesOfDay, timeOf } from './times.ts'

/** A day of the fair with what a visitor does, and between it the times for a meeting. */
interface MeetingDay {
  readonly date: string
  /** In the order of the day. */
  readonly rows: readonly (
    | { readonly time: string; readonly title: string; readonly lang?: DayEntry['lang'] }
    | { readonly starts: readonly string[] }
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
    const rows = [
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

/** Titles of the entries at the same time as a meeting. */
export const clashesWith = (
  { entries }: Pick<OwnFair, 'entries'>,
  key: string,
): readonly string[] => {
  const meeting = entries.find((entry) => entry.key === key)
  return entries
    .filter(
      (entry) =>
        meeting &&
        entry !== meeting &&
        entry.date === meeting.date &&
        !entry.isCancelled &&
        entry.start < meeting.end &&
        meeting.start < entry.end,
    )
    .map(({ title }) => title)
}
