import type { DoorList, DoorPerson, DoorResult } from '@beursvloer/contract/sign-ups/door'
import { describe, expect, it } from 'vitest'
import { isBadge } from '~/scanning/badge-text.ts'
import {
  afterAnswer,
  badgeHash,
  type CheckInState,
  doorCounts,
  evaluate,
  nextToSend,
  notCounted,
  note,
  peopleNow,
  type QueuedEntry,
} from './check-in-state.ts'

const person = (id: string, about: Partial<DoorPerson> = {}): DoorPerson => ({
  ...{ id, name: `Bezoeker ${id}`, email: `${id}@zandkreek.example`, turn: 1 },
  ...{ badge: `hash-${id}`, state: 'confirmed' },
  ...about,
})
const list = (people: readonly DoorPerson[], walkInPlaces: number | null = 2): DoorList => ({
  item: {
    ...{ id: 'item', title: 'Sessie', date: '2027-03-17', start: '10:00', end: '11:00' },
    ...{ room: 'Lab', isCancelled: false },
  },
  people: [...people],
  places: 10,
  walkInPlaces,
})
const book = (people: readonly DoorPerson[], walkInPlaces?: number | null): CheckInState => ({
  list: list(people, walkInPlaces),
  queue: [],
})

let made = 0
const noted = (what: QueuedEntry['what'], whom: Partial<QueuedEntry>): QueuedEntry => {
  made += 1
  return { id: `id-${made}`, at: '2027-03-17T09:50:00.000Z', what, name: '', ...whom }
}
const byBadge = (hash: string) => ({ hash })

describe('check-in without a connection', () => {
  it('admits a visitor once, by badge or by hand', () => {
    const before = book([person('a')])
    expect(evaluate(before, byBadge('hash-a')).kind).toBe('in')
    const after = note(before, noted('in', { badge: 'tekst', hash: 'hash-a' }))
    expect(evaluate(after, byBadge('hash-a')).kind).toBe('already')
    expect(evaluate(after, { signUp: 'a' }).kind).toBe('already')
    expect(doorCounts(after)).toMatchObject({ inside: 1, expected: 1, walkedIn: 0 })
  })

  it('undoes an entry', () => {
    const inside = note(book([person('a')]), noted('in', { signUp: 'a' }))
    const after = note(inside, noted('undo', { signUp: 'a' }))
    expect(evaluate(after, { signUp: 'a' }).kind).toBe('in')
    expect(doorCounts(after).inside).toBe(0)
  })

  it('counts visitors without badge and sign-up, and undoes them by hand', () => {
    const one = note(book([person('a')]), noted('count', { signUp: 'nieuw' }))
    const two = note(one, noted('count', { signUp: 'nog-een' }))
    expect([one, two].map((now) => doorCounts(now).walkInsLeft)).toEqual([1, 0])
    expect(peopleNow(two)).toHaveLength(3)
    expect(evaluate(two, { signUp: 'nieuw' }).kind).toBe('already')
    const undone = note(two, noted('undo', { signUp: 'nieuw' }))
    expect(doorCounts(undone)).toMatchObject({ walkInsLeft: 1, walkedIn: 1, inside: 1 })
    // Once the CMS has counted them they are on the list, by the same id.
    const counted = person('nieuw', { name: '', email: '', badge: null, state: 'walk-in' })
    const sent = note(book([counted]), noted('undo', { signUp: 'nieuw' }))
    expect(doorCounts(sent)).toMatchObject({ walkInsLeft: 2, inside: 0 })
  })

  it('counts walk-ins, on the list or not, against the places for them', () => {
    const before = book([person('a', { state: 'waiting' })])
    expect(evaluate(before, byBadge('hash-a'))).toMatchObject({ kind: 'no-place', isWaiting: true })
    expect(evaluate(before, byBadge('vreemd'))).toMatchObject({
      kind: 'no-place',
      isWaiting: false,
    })
    const one = note(before, noted('walk-in', { badge: 'tekst', hash: 'vreemd' }))
    const two = note(one, noted('walk-in', { badge: 'tekst', hash: 'hash-a' }))
    expect([before, one, two].map((now) => doorCounts(now).walkInsLeft)).toEqual([2, 1, 0])
    expect(evaluate(two, byBadge('vreemd')).kind).toBe('already')
    const undone = note(two, noted('undo', { badge: 'tekst', hash: 'vreemd' }))
    expect(doorCounts(undone)).toMatchObject({ walkInsLeft: 1, inside: 1 })
    expect(doorCounts(book([], null)).walkInsLeft).toBeNull()
  })
})

describe('check-in with a connection again', () => {
  const result = (id: string, outcome: DoorResult['outcome']): DoorResult => ({
    ...{ id, outcome },
    name: '',
  })

  it('sends a limited number of entries, without fields for the phone only', () => {
    let full = book([])
    for (let at = 0; at < 60; at += 1) full = note(full, noted('in', { signUp: `${at}` }))
    const sent = nextToSend(full)
    expect(sent).toHaveLength(50)
    expect(Object.keys(sent[0] ?? {}).sort()).toEqual(['at', 'id', 'signUp', 'what'])
  })

  it('keeps entries made while it was sending, together with those of other phones', () => {
    const [first, second] = [noted('in', { signUp: 'a' }), noted('in', { signUp: 'b' })]
    const sending = note(book([person('a'), person('b'), person('c')]), first)
    const answer = {
      list: list([
        person('a', { state: 'attended' }),
        person('b'),
        person('c', { state: 'attended' }),
      ]),
      results: [result(first.id, 'in')],
    }
    const after = afterAnswer(note(sending, second), answer)
    expect(after.queue).toEqual([second])
    expect(peopleNow(after).map(({ state }) => state)).toEqual(['attended', 'attended', 'attended'])
    expect(afterAnswer(after, answer).queue).toEqual([second])
  })

  it('reports visitors that the phone admitted and the CMS did not count', () => {
    const entry = noted('walk-in', { badge: 'tekst', hash: 'vreemd', name: 'Anna' })
    const results = [result(entry.id, 'walk-ins-full'), result('andere', 'unknown')]
    expect(notCounted(note(book([]), entry), results)).toEqual([
      { id: entry.id, name: 'Anna', why: 'walk-ins-full' },
    ])
    expect(notCounted(note(book([]), entry), [result(entry.id, 'already')])).toEqual([])
  })
})

it('a badge is told apart from other codes, and recognised by its hash', async () => {
  expect(isBadge('kT9vQm2xRw7sLp4nYc8dHg')).toBe(true)
  expect(isBadge('https://beurs.example/l/A12')).toBe(false)
  expect(await badgeHash('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
