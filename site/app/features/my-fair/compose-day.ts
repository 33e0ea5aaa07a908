import type { ProgrammeItemType } from '~/content/model.ts'
import { POINTS, type Role } from './compose-terms.ts'
import type { DayEntry } from './day-entry.ts'
import type { FactItem, FactStand, FairFacts } from './fair-facts.ts'
import { VISIT_MINUTES, visitIn } from './fill-gaps.ts'
import type { Gap, MinutesBetween } from './lay-out-day.ts'
import { endMinuteOf, minuteOf, type Planned } from './times.ts'

/** Matches of a role besides themes: types of items, and whether the category of a stand shows concepts. */
const suits: Readonly<
  Record<Role, { readonly types: readonly ProgrammeItemType[]; readonly offersConcepts?: boolean }>
> = {
  client: { types: ['tour', 'knowledge-session'], offersConcepts: true },
  supplier: { types: ['debate', 'other'], offersConcepts: false },
  adviser: { types: ['lecture', 'knowledge-session'] },
}

/** Most stands in a composed day. */
const MAX_VISITS = 4

/** Assumed walking time in minutes, where it is unknown. */
const UNKNOWN_WALK = 10

export interface Wishes {
  readonly date: string
  readonly role: Role
  /** Slugs; none: all themes. */
  readonly themes: readonly string[]
  /** Minutes from midnight. */
  readonly from: number
  readonly to: number
}

/** Something that was chosen for a day. */
export type Chosen = Planned & {
  readonly kind: 'session' | 'exhibitor'
  readonly id: string
  readonly place: string
  readonly title: string
  readonly lang?: FactItem['lang']
  readonly path: string
  readonly where: string
  /** Why: points by `POINTS`. */
  readonly points: number
}

interface Choice {
  readonly facts: FairFacts
  readonly wishes: Wishes
  /** Entries of that day that stay as they are: places, appointments, and earlier choices. */
  readonly fixed: readonly Pick<DayEntry, 'id' | 'start' | 'end' | 'place'>[]
  /** Ids of saved items. */
  readonly saved: ReadonlySet<string>
  /** Ids of items without a free place, and of those the visitor does not want. */
  readonly excluded: ReadonlySet<string>
  readonly minutesBetween: MinutesBetween
}

type Stay = Pick<Chosen, 'start' | 'end' | 'place'>

/**
 * Whether a visitor can be at both, and walk in between; unknown minutes of walking count as ten.
 */
function fitTogether(a: Stay, b: Stay, minutesBetween: MinutesBetween): boolean {
  const walk = (from: Stay, to: Stay) =>
    from.place === to.place
      ? 0
      : from.place && to.place
        ? (minutesBetween(from.place, to.place) ?? UNKNOWN_WALK)
        : UNKNOWN_WALK
  return a.start <= b.start ? a.end + walk(a, b) <= b.start : b.end + walk(b, a) <= a.start
}

const byPoints = (a: Chosen, b: Chosen) =>
  b.points - a.points || a.start - b.start || (a.id < b.id ? -1 : 1)

/** Items of the day that fit the hours and the fixed entries, with their points. */
function candidates({ facts, wishes, fixed, saved, excluded, minutesBetween }: Choice): Chosen[] {
  const { date, role, themes, from, to } = wishes
  const wanted = new Set(themes.length > 0 ? themes : facts.themes.map(({ slug }) => slug))
  const taken = new Set(fixed.map(({ id }) => id))
  return facts.items.flatMap((item): Chosen[] => {
    const { id, title, lang, path, where, place, state } = item
    const stay = { date: item.date, start: minuteOf(item.start), end: endMinuteOf(item), place }
    const alike = item.themes.filter((theme) => wanted.has(theme)).length
    if (item.date !== date || state === 'cancelled' || excluded.has(id) || taken.has(id)) return []
    if (alike === 0 && !saved.has(id)) return []
    if (stay.start < from || stay.end > to || stay.end <= stay.start) return []
    if (!fixed.every((one) => fitTogether(stay, one, minutesBetween))) return []
    const points =
      alike * POINTS.theme +
      (saved.has(id) ? POINTS.saved : 0) +
      (suits[role].types.includes(item.type) ? POINTS.role : 0) +
      (item.featured ? POINTS.featured : 0)
    return [{ ...stay, kind: 'session', id, title, lang, path, where, points }]
  })
}

/**
 * Those candidates that have the most points together and can be followed one after the other, walks
 * included: the best chain, found from the end of the day backwards.
 */
function bestChain(all: readonly Chosen[], minutesBetween: MinutesBetween): Chosen[] {
  const sorted = all.toSorted(
    (a, b) => a.end - b.end || a.start - b.start || (a.id < b.id ? -1 : 1),
  )
  const best: { readonly points: number; readonly before: number }[] = []
  sorted.forEach((one, at) => {
    let [points, before] = [0, -1]
    for (let other = 0; other < at; other += 1) {
      const known = best[other]
      const earlier = sorted[other]
      if (!known || !earlier || known.points <= points) continue
      if (earlier.start <= one.start && fitTogether(earlier, one, minutesBetween))
        [points, before] = [known.points, other]
    }
    best.push({ points: points + one.points, before })
  })
  let at = best.reduce(
    (top, { points }, index) => (points > (best[top]?.points ?? 0) ? index : top),
    best.length > 0 ? 0 : -1,
  )
  const chain: Chosen[] = []
  while (at >= 0) {
    const one = sorted[at]
    if (one) chain.unshift(one)
    at = best[at]?.before ?? -1
  }
  return chain
}

const standPoints = (stand: FactStand, { wishes, facts, saved }: Choice): number => {
  const wanted = new Set(
    wishes.themes.length > 0 ? wishes.themes : facts.themes.map(({ slug }) => slug),
  )
  const alike = stand.themes.filter((theme) => wanted.has(theme)).length
  const isSaved = saved.has(stand.id)
  if (alike === 0 && !isSaved) return 0
  return (
    alike * POINTS.theme +
    (isSaved ? POINTS.saved : 0) +
    (suits[wishes.role].offersConcepts === stand.offersConcepts ? POINTS.role : 0)
  )
}

/** Visits to stands in the gaps of a chain: per gap the stand with the most points, then the nearest. */
function visitsBetween(choice: Choice, stays: readonly Stay[]): Chosen[] {
  const { facts, wishes, excluded, fixed, minutesBetween } = choice
  const taken = new Set(fixed.map(({ id }) => id))
  const stands = facts.stands
    .filter(({ id, stand }) => stand && !excluded.has(id) && !taken.has(id))
    .map((stand) => ({ stand, points: standPoints(stand, choice) }))
    .filter(({ points }) => points > 0)
  const visits: Chosen[] = []
  const isKnown = (gap: Gap, place: string) =>
    [gap.from, gap.to].every((end) => end === '' || minutesBetween(end, place) !== null)
  for (const gap of gapsBetween(wishes, stays)) {
    if (visits.length >= MAX_VISITS) break
    const [best] = stands
      .filter(
        ({ stand: { id, stand } }) =>
          isKnown(gap, stand ?? '') && !visits.some((one) => one.id === id),
      )
      .flatMap(({ stand, points }): (Chosen & { walk: number })[] => {
        const place = stand.stand ?? ''
        const visit = visitIn(gap, place, minutesBetween)
        const { id, name, path } = stand
        return visit
          ? [{ ...visit, kind: 'exhibitor', id, title: name, path, where: '', place, points }]
          : []
      })
      .sort((a, b) => b.points - a.points || a.walk - b.walk || (a.id < b.id ? -1 : 1))
    if (best) {
      const { walk: _, ...visit } = best
      visits.push(visit)
    }
  }
  return visits
}

/** Free time between stays within the hours; nothing is placed beside an unknown place. */
function gapsBetween({ date, from, to }: Wishes, stays: readonly Stay[]): Gap[] {
  const gaps: Gap[] = []
  let [start, place, isKnown] = [from, '', true]
  for (const stay of [...stays.toSorted((a, b) => a.start - b.start), null]) {
    const end = Math.min(stay?.start ?? to, to)
    if (end - start >= VISIT_MINUTES && isKnown && (!stay || stay.place))
      gaps.push({ date, start, end, from: place, to: stay?.place ?? '' })
    if (stay) {
      // Entries that end before the hours begin count too: the visitor walks from there.
      start = Math.max(start, stay.end)
      place = stay.place
      isKnown = place !== ''
    }
  }
  return gaps
}

/**
 * A filled day: of the items that fit the hours and the fixed entries those that have the most
 * points together, then a stand in each gap that has room for one. Nothing clashes, every walk
 * fits, and the same choices give the same day.
 */
export function composeDay(choice: Choice): Chosen[] {
  const { fixed, minutesBetween } = choice
  const sessions = bestChain(candidates(choice), minutesBetween)
  const visits = visitsBetween(choice, [...sessions, ...fixed])
  return [...sessions, ...visits].sort((a, b) => a.start - b.start)
}

/**
 * The day with another entry in the place of one: the rest stays as it is. An entry that was
 * swapped away does not come back.
 * @returns the same day without the entry where nothing else fits
 */
export function swapOne(choice: Choice, day: readonly Chosen[], id: string): Chosen[] {
  const rest = day.filter((one) => one.id !== id)
  const old = day.find((one) => one.id === id)
  if (!old) return [...day]
  const narrowed: Choice = {
    ...choice,
    fixed: [...choice.fixed, ...rest],
    excluded: new Set([...choice.excluded, id]),
  }
  const other =
    old.kind === 'session'
      ? candidates(narrowed).sort(byPoints)[0]
      : visitsBetween(narrowed, narrowed.fixed)[0]
  return [...rest, ...(other ? [other] : [])].sort((a, b) => a.start - b.start)
}
