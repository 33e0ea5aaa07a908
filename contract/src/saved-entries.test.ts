import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  entryKey,
  MAX_NOTE_LENGTH,
  MAX_SAVED_ENTRIES,
  mergeEntries,
  readSavedEntries,
  SAVED_KINDS,
  type SavedEntry,
  unsentEntries,
} from './saved-entries.ts'

const entry = fc.record({
  kind: fc.constantFrom(...SAVED_KINDS),
  id: fc.constantFrom('a1', 'b2', 'c3', 'd4'),
  saved: fc.boolean(),
  note: fc.constantFrom('', 'kijken', 'navragen: prijs'),
  planned: fc.constantFrom(undefined, '2027-03-17T11:20/PT15M', '2027-03-18T09:30/PT60M'),
  place: fc.constantFrom(undefined, '1.A12', 'hoofdpodium'),
  changedAt: fc.nat({ max: 5 }),
})
const entries = fc.array(entry, { maxLength: 20 })

const one = (about: Partial<SavedEntry>): SavedEntry => ({
  kind: 'session',
  id: 'a1',
  saved: true,
  note: '',
  changedAt: 1,
  ...about,
})

describe('merging the entries of two devices', () => {
  it('gives the same result in any order, and when repeated', () => {
    fc.assert(
      fc.property(entries, entries, entries, (a, b, c) => {
        const merged = mergeEntries(a, b)
        expect(mergeEntries(b, a)).toEqual(merged)
        expect(mergeEntries(merged, b)).toEqual(merged)
        expect(mergeEntries(merged, c)).toEqual(mergeEntries(a, mergeEntries(b, c)))
        expect(new Set(merged.map(entryKey)).size).toBe(merged.length)
      }),
    )
  })

  it('keeps the last change of each entry, also a removal', () => {
    const removed = one({ saved: false, changedAt: 3 })
    expect(mergeEntries([one({ changedAt: 2 })], [removed])).toEqual([removed])
    const again = one({ changedAt: 4, note: 'toch' })
    expect(mergeEntries([removed], [again])).toEqual([again])
  })

  it('drops removals first when there are too many entries', () => {
    const saved = Array.from({ length: MAX_SAVED_ENTRIES }, (_, at) => one({ id: `s${at}` }))
    const marks = [one({ id: 'weg', saved: false, changedAt: 9 })]
    expect(mergeEntries(saved, marks)).toHaveLength(MAX_SAVED_ENTRIES)
    expect(mergeEntries(saved, marks).every((kept) => kept.saved)).toBe(true)
  })
})

describe('the unsent entries of a device', () => {
  it('are none once both sides have the same', () => {
    fc.assert(
      fc.property(entries, entries, (mine, theirs) => {
        const there = mergeEntries(theirs, unsentEntries(mergeEntries(mine, []), theirs))
        expect(unsentEntries(mergeEntries(mine, there), there)).toEqual([])
      }),
    )
  })
})

describe('reading stored entries', () => {
  it('gives the entries that were written', () => {
    fc.assert(
      fc.property(entries, (list) => {
        expect(readSavedEntries(list)).toEqual(list)
      }),
    )
  })

  it.each([
    ['no list', { length: 0 }],
    ['something else in it', [null]],
    ['another kind', [{ ...one({}), kind: 'speaker' }]],
    ['an id that is none', [one({ id: '../x' })]],
    ['a note that is too long', [one({ note: 'x'.repeat(MAX_NOTE_LENGTH + 1) })]],
    ['a plan that is no time', [one({ planned: 'straks' })]],
    ['a plan of somewhere that is no place', [one({ place: '<b>' })]],
    ['a time that is none', [{ ...one({}), changedAt: 1.5 }]],
    ['too many', Array.from({ length: MAX_SAVED_ENTRIES + 1 }, (_, at) => one({ id: `s${at}` }))],
  ])('refuses %s', (_, value) => {
    expect(readSavedEntries(value)).toBeNull()
  })
})
