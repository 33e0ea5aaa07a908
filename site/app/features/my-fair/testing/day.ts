import fc from 'fast-check'
import type { DayEntry } from '../day-entry.ts'
import type { MinutesBetween } from '../lay-out-day.ts'

export const DATE = '2027-03-17'

/** An entry of a day, as tests need it. */
export const entry = (about: Partial<DayEntry> = {}): DayEntry => ({
  key: `session:${about.id ?? 'a'}`,
  kind: 'session',
  id: 'a',
  status: 'saved',
  date: DATE,
  start: 600,
  end: 640,
  title: about.id ?? 'a',
  where: '',
  place: 'hoofdpodium',
  note: '',
  themes: [],
  ...about,
})

const PLACES: readonly string[] = ['hoofdpodium', 'lab', 'plein', '1.A01', '2.F02']

/**
 * Minutes between places as on a line of places five minutes apart: the same in both directions.
 */
export const onALine: MinutesBetween = (from, to) => {
  const [a, b] = [from, to].map((place) => PLACES.indexOf(place))
  return a === undefined || b === undefined || a < 0 || b < 0 ? null : Math.abs(a - b) * 5
}

export const anyPlace = fc.constantFrom(...PLACES)

/** Entries of one day between 9:00 and 18:00. */
export const anyDay = fc
  .array(
    fc.record({
      start: fc.integer({ min: 540, max: 1020 }),
      minutes: fc.integer({ min: 5, max: 60 }),
      place: anyPlace,
      status: fc.constantFrom('reserved', 'saved', 'waiting', 'visit', 'appointment' as const),
    }),
    { maxLength: 12 },
  )
  .map((given) =>
    given.map(({ start, minutes, ...rest }, at) =>
      entry({ ...rest, id: `e${at}`, start, end: start + minutes }),
    ),
  )
