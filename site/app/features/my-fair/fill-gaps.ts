import type { DayEntry, Unplanned } from './day-entry.ts'
import type { FactItem, FairFacts } from './fair-facts.ts'
import { GAP_MINUTES, type Gap, type MinutesBetween } from './lay-out-day.ts'
import { endMinuteOf, minuteOf, type Planned } from './times.ts'

/** Default length of a visit to a stand, in minutes. */
export const VISIT_MINUTES = 15

/** Visits begin on multiples of this, in minutes, where there is time for that. */
const ROUND = 5

/** Suggestions for the shortest gap, minutes of gap for each further one, and the most. */
const MIN_SUGGESTIONS = 2
const MINUTES_PER_SUGGESTION = 30
const MAX_SUGGESTIONS = 5

/** Something to do in a gap. */
export type Suggestion = Planned & {
  readonly kind: 'session' | 'exhibitor' | 'concept'
  readonly id: string
  readonly title: string
  readonly lang?: FactItem['lang']
  readonly path: string
  readonly where: string
  readonly place: string
  /** Minutes from the place before; null at the beginning of a day. */
  readonly walk: number | null
}

/** Minutes between two places; none where one of them is open, as at the beginning of a day. */
const walkOrNone = (from: string, to: string, minutesBetween: MinutesBetween): number | null =>
  from === '' || to === '' ? 0 : from === to ? 0 : minutesBetween(from, to)

/**
 * The time for a visit to a stand in a gap, with the walks there and back; null when it does not
 * fit. Begins on a round minute where that fits.
 */
export function visitIn(
  gap: Gap,
  place: string,
  minutesBetween: MinutesBetween,
  minutes = VISIT_MINUTES,
): (Planned & { readonly walk: number }) | null {
  const there = walkOrNone(gap.from, place, minutesBetween)
  const back = walkOrNone(place, gap.to, minutesBetween)
  if (place === '' || there === null || back === null) return null
  const earliest = gap.start + there
  const latest = gap.end - back - minutes
  if (earliest > latest) return null
  const round = Math.ceil(earliest / ROUND) * ROUND
  const start = round <= latest ? round : earliest
  return { date: gap.date, start, end: start + minutes, walk: there }
}

const inCommon = (one: readonly string[], other: ReadonlySet<string>) =>
  one.filter((theme) => other.has(theme)).length

interface Filling {
  readonly facts: FairFacts
  readonly entries: readonly DayEntry[]
  readonly unplanned: readonly Unplanned[]
  readonly minutesBetween: MinutesBetween
}

export interface FilledGap {
  readonly gap: Gap
  readonly suggestions: readonly Suggestion[]
}

/** Suggestions for each gap of a day; nothing is suggested twice. */
export function fillGaps(gaps: readonly Gap[], filling: Filling): FilledGap[] {
  const named = new Set<string>()
  const left = <One extends { readonly id: string }>(all: readonly One[]) =>
    all.filter(({ id }) => !named.has(id))
  return gaps.map((gap) => {
    const { facts, unplanned } = filling
    const suggestions = suggestionsFor(gap, {
      ...filling,
      facts: { ...facts, items: left(facts.items), stands: left(facts.stands) },
      unplanned: left(unplanned),
    })
    for (const { id } of suggestions) named.add(id)
    return { gap, suggestions }
  })
}

/**
 * Suggestions for a gap: saved stands without a time, then items and stands of the themes of the
 * visitor's entries, the nearest first. Everything can be walked to and from in time.
 *
 * @param entries all entries of the visitor, whose themes count
 */
export function suggestionsFor(
  gap: Gap,
  { facts, entries, unplanned, minutesBetween }: Filling,
): Suggestion[] {
  const themes = new Set(entries.flatMap((entry) => entry.themes))
  const planned = new Set(entries.map(({ id }) => id))
  const known = new Set([...planned, ...unplanned.map(({ id }) => id)])
  const most = Math.min(
    MAX_SUGGESTIONS,
    MIN_SUGGESTIONS + Math.floor((gap.end - gap.start - GAP_MINUTES) / MINUTES_PER_SUGGESTION),
  )
  const kept = unplanned
    .flatMap((one): Suggestion[] => {
      const visit = visitIn(gap, one.place, minutesBetween)
      return visit ? [{ ...one, ...visit, where: one.by ?? '' }] : []
    })
    .sort((a, b) => (a.walk ?? 0) - (b.walk ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, most)
  const itemsThatFit = facts.items
    .filter(({ id, date, state }) => date === gap.date && state !== 'cancelled' && !known.has(id))
    .flatMap((item): (Suggestion & { alike: number })[] => {
      const [start, end] = [minuteOf(item.start), endMinuteOf(item)]
      const there = walkOrNone(gap.from, item.place, minutesBetween)
      const back = walkOrNone(item.place, gap.to, minutesBetween)
      const alike = inCommon(item.themes, themes)
      if (there === null || back === null || alike === 0) return []
      if (gap.start + there > start || end + back > gap.end) return []
      return [{ ...item, kind: 'session', start, end, walk: there, alike }]
    })
  const standsThatFit = facts.stands
    .filter(({ id }) => !known.has(id))
    .flatMap((stand): (Suggestion & { alike: number })[] => {
      const alike = inCommon(stand.themes, themes)
      const visit = alike > 0 ? visitIn(gap, stand.stand ?? '', minutesBetween) : null
      if (!visit) return []
      const { id, path, name } = stand
      return [
        {
          ...visit,
          kind: 'exhibitor',
          id,
          path,
          title: name,
          where: '',
          place: stand.stand ?? '',
          alike,
        },
      ]
    })
  const nearest = (a: Suggestion & { alike: number }, b: Suggestion & { alike: number }) =>
    b.alike - a.alike || (a.walk ?? 0) - (b.walk ?? 0) || (a.id < b.id ? -1 : 1)
  const [item, ...moreItems] = itemsThatFit.sort(nearest)
  const [stand, ...moreStands] = standsThatFit.sort(nearest)
  return [...kept, item, stand, ...moreItems, ...moreStands]
    .filter((one) => one !== undefined)
    .slice(0, most)
}
