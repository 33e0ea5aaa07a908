import { isDuring } from '@beursvloer/contract/fair-time'
import { DAY_MINUTES, minutesBetween, timeOf } from '~/i18n/dates.ts'
import type { FairClock } from '~/shell/fair-clock.ts'
import type { NowDay, NowItem } from './now-facts.ts'

/**
 * The phase of the fair at a moment. `day`: on a day of it, until it closes; `between`: after that,
 * or on a day without fair, with another day to come.
 */
export type Phase =
  | { readonly name: 'before' | 'after' }
  | { readonly name: 'day' | 'between'; readonly day: NowDay }

/** @param days of the fair, in order */
export function phaseOf(days: readonly NowDay[], { date, time }: FairClock): Phase {
  const [first] = days
  if (!first || date < first.date) return { name: 'before' }
  const isOpen = ({ date: on, opens, closes }: NowDay): boolean =>
    isDuring({ date: on, start: opens, end: closes }, { date, time })
  const today = days.find((day) => isOpen(day) || (day.date === date && time < day.opens))
  if (today) return { name: 'day', day: today }
  const next = days.find((day) => day.date > date)
  return next ? { name: 'between', day: next } : { name: 'after' }
}

/** How many items "up next" shows. */
const NEXT_COUNT = 6

/**
 * Items running now and those that begin next today, without cancelled ones. Of items with the same
 * start time, the visitor's own come first.
 */
export function nowAndNext(
  items: readonly NowItem[],
  mine: ReadonlySet<string>,
  clock: FairClock,
): { readonly now: readonly NowItem[]; readonly next: readonly NowItem[] } {
  const rank = ({ id }: NowItem) => (mine.has(id) ? 0 : 1)
  const planned = items.filter(({ state }) => state !== 'cancelled')
  const now = planned.filter((item) => isDuring(item, clock))
  const next = planned.filter(({ date, start }) => date === clock.date && start > clock.time)
  return {
    now: now.toSorted((a, b) => rank(a) - rank(b)),
    next: next
      .toSorted((a, b) => a.start.localeCompare(b.start) || rank(a) - rank(b))
      .slice(0, NEXT_COUNT),
  }
}

/** States of a visitor's own item, weakest first. */
export const OWN_STATES = ['saved', 'waiting', 'offered', 'confirmed'] as const
export type OwnState = (typeof OWN_STATES)[number]

/** The visitor's own items, by document id. */
export type Mine = ReadonlyMap<string, OwnState>

/**
 * The visitor's own next item today, of those with the same start time the one with the strongest state;
 * if none is to come, the one running now; null without own items today.
 */
export function ownNext(items: readonly NowItem[], mine: Mine, clock: FairClock): NowItem | null {
  const own = items.filter(
    ({ id, date, state }) => mine.has(id) && date === clock.date && state !== 'cancelled',
  )
  const firmness = ({ id }: NowItem) => OWN_STATES.indexOf(mine.get(id) ?? 'saved')
  const [next] = own
    .filter(({ start }) => start > clock.time)
    .toSorted((a, b) => a.start.localeCompare(b.start) || firmness(b) - firmness(a))
  return next ?? own.findLast((item) => isDuring(item, clock)) ?? null
}

/** When to leave for an item. Times `HH:MM`; negative minutes: too late for its start. */
export type Leaving = ReturnType<typeof leavingFor>

/** A time so many minutes before another, on the same day. */
const minutesBefore = (time: string, minutes: number): string =>
  timeOf(minutesBetween('00:00', time) - minutes + DAY_MINUTES)

/** @param minutesWalk whole minutes from the visitor's place */
export function leavingFor({ start }: NowItem, time: string, minutesWalk: number) {
  const minutesLeft = start > time ? minutesBetween(time, start) : 0
  return {
    at: minutesBefore(start, minutesWalk),
    minutesFree: minutesLeft - minutesWalk,
    minutesWalk,
  }
}

/** Which part of an item is over, from 0 to 1. */
export const progressOf = ({ start, end }: NowItem, time: string): number =>
  time <= start ? 0 : Math.min(1, minutesBetween(start, time) / minutesBetween(start, end))
