import {
  entryKey,
  readSavedEntries,
  type SavedEntry,
  type SavedKind,
} from '@beursvloer/contract/saved-entries'
import type { DayEntry, OwnFair } from './day-entry.ts'
import type { FactDay, FairFacts } from './fair-facts.ts'
import { type FilledGap, fillGaps } from './fill-gaps.ts'
import { gapsOf, layOutDay, type MinutesBetween, type Stop } from './lay-out-day.ts'
import { placeVisits } from './place-visits.ts'
import { minuteOf, minutesOfDay, type Planned, writePlanned } from './times.ts'

/** A day of one visitor as the server computes it. */
export interface OwnDay extends FactDay {
  readonly stops: readonly Stop[]
  readonly cancelled: readonly DayEntry[]
  /** With suggestions in each. */
  readonly gaps: readonly FilledGap[]
}

export type OwnDays = ReturnType<typeof toOwnDays>

/** The days of a visitor, with the entries without a time. */
export function toOwnDays(facts: FairFacts, own: OwnFair, minutesBetween: MinutesBetween) {
  const days = facts.days.map((day): OwnDay => {
    const onDay = own.entries.filter(({ date }) => date === day.date)
    const stops = layOutDay(
      onDay.filter(({ isCancelled }) => !isCancelled),
      minutesBetween,
    )
    const firstEnd = stops[0]?.end ?? Number.POSITIVE_INFINITY
    const gaps = gapsOf(stops, minutesOfDay(day)).filter(({ start }) => start >= firstEnd)
    return {
      ...day,
      stops,
      cancelled: onDay.filter(({ isCancelled }) => isCancelled),
      gaps: fillGaps(gaps, { ...own, facts, minutesBetween }).filter(
        ({ suggestions }) => suggestions.length > 0,
      ),
    }
  })
  return { days, unplanned: own.unplanned }
}

/** Names of the forms' values. */
export const ownDaysFields = {
  change: 'doe',
  /** As `entryKey`. */
  entry: 'wat',
  note: 'notitie',
  date: 'dag',
  start: 'begin',
  minutes: 'duur',
  place: 'waar',
} as const

/**
 * The actions of the forms: write an entry down, take some out, let some give way to another, give
 * all stands a time.
 */
export const ownDaysChanges = {
  write: 'bewaar',
  remove: 'haal-weg',
  resolveClash: 'wijk',
  placeAll: 'verdeel',
} as const

/** Why nothing was changed; the day whose hours a time is outside of. */
export type OwnDaysProblem = 'missing' | Pick<FactDay, 'opens' | 'closes'>

/** The typed values of one entry's form, shown again after a refusal. */
export interface TypedEntry {
  /** As `entryKey`. */
  readonly entry: string
  readonly note: string
  readonly date: string
  /** `HH:MM` */
  readonly start: string
  readonly minutes: string
  readonly place: string
}

/** A refused form: the reason, and the typed values. */
export interface Refused {
  readonly problem: OwnDaysProblem
  readonly typed: TypedEntry
}

/** All that a form sends, by name. */
export type SentFields = readonly (readonly [name: string, value: string])[]

export const sentFields = (form: FormData): SentFields =>
  [...form].map(([name, value]) => [name, String(value)])

interface Known {
  readonly facts: FairFacts
  readonly own: OwnFair
  readonly saved: readonly SavedEntry[]
  readonly minutesBetween: MinutesBetween
  /** In ms since 1970. */
  readonly now: number
}

type Changed =
  | { readonly changed: readonly SavedEntry[] }
  | Refused
  /** No action of the forms. */
  | null

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** The changes that a form requests, as entries to merge with those of the account. */
export function readOwnDaysForm(form: FormData, known: Known): Changed {
  const { saved, now } = known
  const text = (name: keyof typeof ownDaysFields) =>
    String(form.get(ownDaysFields[name]) ?? '').trim()
  const changed = (key: string, change: Partial<SavedEntry>): SavedEntry => {
    const before = saved.find((entry) => entryKey(entry) === key)
    const [kind = '', id = ''] = key.split(':')
    const fresh = { kind: kind as SavedKind, id, saved: true, note: '' }
    const changedAt = Math.max(now, (before?.changedAt ?? 0) + 1)
    return { ...fresh, ...before, ...change, changedAt }
  }
  const checked = (entries: readonly SavedEntry[]): Changed => {
    const read = readSavedEntries(entries)
    return read && { changed: read }
  }
  const keys = form.getAll(ownDaysFields.entry).map(String)
  switch (text('change')) {
    case ownDaysChanges.remove:
      return checked(keys.map((key) => changed(key, { saved: false })))
    case ownDaysChanges.resolveClash:
      return checked(
        keys.map((key) =>
          changed(key, /^(exhibitor|concept):/.test(key) ? { planned: '' } : { saved: false }),
        ),
      )
    case ownDaysChanges.placeAll: {
      const { facts, own, minutesBetween } = known
      const placed = placeVisits(facts.days, own.entries, own.unplanned, minutesBetween)
      return checked(
        placed.map(({ visit, planned }) => changed(visit.key, { planned: writePlanned(planned) })),
      )
    }
    case ownDaysChanges.write: {
      const [key = ''] = keys
      const isAppointment = key.startsWith('appointment:')
      const typed: TypedEntry = {
        ...{ entry: key, note: text('note'), date: text('date'), start: text('start') },
        ...{ minutes: text('minutes'), place: text('place') },
      }
      if (isAppointment && !typed.note) return { problem: 'missing', typed }
      const note = form.has(ownDaysFields.note) ? { note: typed.note } : {}
      if (key.startsWith('session:')) return checked([changed(key, { saved: true, ...note })])
      const planned = plannedIn(known.facts.days, typed)
      if (planned && 'problem' in planned) return { ...planned, typed }
      // An appointment needs a time.
      if (!planned && isAppointment) return null
      return checked([
        changed(key, {
          ...{ saved: true, ...note, planned: planned ? writePlanned(planned) : '' },
          ...(isAppointment && { place: typed.place }),
        }),
      ])
    }
    default:
      return null
  }
}

/** A stretch of a day of the fair; null for none. */
function plannedIn(
  days: readonly FactDay[],
  { date, start: from, minutes }: TypedEntry,
): Planned | { readonly problem: OwnDaysProblem } | null {
  const day = days.find((one) => one.date === date)
  if (!day) return null
  const start = TIME.test(from) ? minuteOf(from) : -1
  const end = start + Math.max(1, Math.trunc(Number(minutes)) || 1)
  const hours = minutesOfDay(day)
  return start < hours.opens || end > hours.closes
    ? { problem: { opens: day.opens, closes: day.closes } }
    : { date, start, end }
}
