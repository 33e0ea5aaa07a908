import type { DayEntry, EntryStatus } from './day-entry.ts'

/** Whole minutes of walking between two places by their keys; null where that is not known. */
export type MinutesBetween = (from: string, to: string) => number | null

/** From this number of minutes on time between two entries is a gap with suggestions. */
export const GAP_MINUTES = 20

/** Up to this number of minutes to spare the visitor arrives just in time. */
const JUST_IN_TIME = 2

/** The walk from one entry to the next. */
export interface Way {
  /** Minutes of walking; 0 when both are at the same place, null when it is not known. */
  readonly minutes: number | null
  /** Minutes left after walking; negative for a late arrival. */
  readonly slack: number
  readonly verdict: 'late' | 'exact' | 'just' | 'spare' | 'same' | 'unknown'
}

/** One entry, or several that are on at the same time. */
export interface Stop {
  /** The entry that counts for walking first: the firmest, then the earliest. */
  readonly entries: readonly [DayEntry, ...DayEntry[]]
  readonly start: number
  readonly end: number
  /** Minutes in which at least two of them are on. */
  readonly together: number
  /** From the stop before; null for the first. */
  readonly way: Way | null
}

const firmness: Readonly<Record<EntryStatus, number>> = {
  reserved: 0,
  meeting: 0,
  open: 1,
  appointment: 2,
  asked: 2,
  waiting: 3,
  saved: 4,
  visit: 5,
}

const byFirmness = (a: DayEntry, b: DayEntry) =>
  firmness[a.status] - firmness[b.status] || a.start - b.start || (a.key < b.key ? -1 : 1)

/** Minutes in which at least two of some entries are on. */
function minutesTogether(entries: readonly DayEntry[]): number {
  const times = [...new Set(entries.flatMap(({ start, end }) => [start, end]))].sort(
    (a, b) => a - b,
  )
  return times.reduce((sum, from, at) => {
    const to = times[at + 1] ?? from
    const on = entries.filter(({ start, end }) => start < to && from < end).length
    return on > 1 ? sum + to - from : sum
  }, 0)
}

function wayBetween(from: DayEntry, to: DayEntry, minutesBetween: MinutesBetween): Way {
  const between = to.start - from.end
  if (!from.place || !to.place) return { minutes: null, slack: between, verdict: 'unknown' }
  const minutes = from.place === to.place ? 0 : minutesBetween(from.place, to.place)
  if (minutes === null) return { minutes, slack: between, verdict: 'unknown' }
  const slack = between - minutes
  if (minutes === 0) return { minutes, slack, verdict: 'same' }
  const verdict =
    slack < 0 ? 'late' : slack === 0 ? 'exact' : slack <= JUST_IN_TIME ? 'just' : 'spare'
  return { minutes, slack, verdict }
}

/**
 * The entries of one day as a chain of stops with the ways between them. Entries at the same time
 * are one stop; an entry that begins as another ends is the next one.
 *
 * @param entries of one day, none cancelled
 */
export function layOutDay(entries: readonly DayEntry[], minutesBetween: MinutesBetween): Stop[] {
  const groups: { entries: DayEntry[]; end: number }[] = []
  for (const entry of entries.toSorted((a, b) => a.start - b.start || byFirmness(a, b))) {
    const last = groups.at(-1)
    if (last && entry.start < last.end) {
      last.entries.push(entry)
      last.end = Math.max(last.end, entry.end)
    } else groups.push({ entries: [entry], end: entry.end })
  }
  const stops: Stop[] = []
  for (const group of groups) {
    const sorted = group.entries.toSorted(byFirmness)
    const [first] = sorted
    if (!first) continue
    const before = stops.at(-1)?.entries[0]
    stops.push({
      entries: sorted as [DayEntry, ...DayEntry[]],
      start: Math.min(...sorted.map(({ start }) => start)),
      end: group.end,
      together: minutesTogether(sorted),
      way: before ? wayBetween(before, first, minutesBetween) : null,
    })
  }
  return stops
}

/** Minutes of walking from stop to stop, as far as they are known. */
export const minutesWalked = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { way }) => sum + (way?.minutes ?? 0), 0)

/** Free time between two stops, and the places on both sides of it. */
export interface Gap {
  readonly date: string
  /** Minutes from midnight: from the end of one stop to the beginning of the next. */
  readonly start: number
  readonly end: number
  /** Keys; empty at the beginning and the end of the day, or when the place is not known. */
  readonly from: string
  readonly to: string
}

/** The gaps of a day, before the first stop and after the last one too. */
export function gapsOf(
  stops: readonly Stop[],
  { date, opens, closes }: { date: string; opens: number; closes: number },
): Gap[] {
  const gaps: Gap[] = []
  let [start, from] = [opens, '']
  for (const stop of [...stops, null]) {
    const end = stop?.start ?? closes
    const to = stop?.entries[0].place ?? ''
    if (end - start >= GAP_MINUTES) gaps.push({ date, start, end, from, to })
    if (stop) [start, from] = [Math.max(start, stop.end), stop.entries[0].place]
  }
  return gaps
}
