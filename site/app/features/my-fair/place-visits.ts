import type { DayEntry, Unplanned } from './day-entry.ts'
import type { FactDay } from './fair-facts.ts'
import { visitIn } from './fill-gaps.ts'
import { gapsOf, layOutDay, type MinutesBetween } from './lay-out-day.ts'
import { minutesOfDay, type Planned } from './times.ts'

/** A stand and the time that was found for it. */
export interface PlacedVisit {
  readonly visit: Unplanned
  readonly planned: Planned
}

/** Minutes of detour assumed for an empty day: visits go beside other entries first. */
const EMPTY_DAY = 60

/**
 * Finds a time for stands that have none: each in the gap, within the opening hours, with the least
 * walking; the earliest of those. Stands for which there is no room are left out.
 */
export function placeVisits(
  days: readonly FactDay[],
  entries: readonly DayEntry[],
  unplanned: readonly Unplanned[],
  minutesBetween: MinutesBetween,
): PlacedVisit[] {
  const all = [...entries]
  return unplanned.flatMap((visit): PlacedVisit[] => {
    const found = days
      .flatMap((day) => {
        const onDay = all.filter(({ date, isCancelled }) => date === day.date && !isCancelled)
        return gapsOf(layOutDay(onDay, minutesBetween), minutesOfDay(day))
      })
      .flatMap((gap) => {
        const planned = visitIn(gap, visit.place, minutesBetween)
        if (!planned) return []
        const back = gap.to ? (minutesBetween(visit.place, gap.to) ?? 0) : 0
        const isEmpty = gap.from === '' && gap.to === ''
        return [{ ...planned, cost: planned.walk + back + (isEmpty ? EMPTY_DAY : 0) }]
      })
      .sort((a, b) => a.cost - b.cost || (a.date < b.date ? -1 : 1) || a.start - b.start)
    const [best] = found
    if (!best) return []
    const planned = { date: best.date, start: best.start, end: best.end }
    all.push({
      ...{ ...planned, key: visit.key, kind: visit.kind, id: visit.id, title: visit.title },
      ...{ status: 'visit', where: '', place: visit.place, note: '', themes: [] },
    })
    return [{ visit, planned }]
  })
}
