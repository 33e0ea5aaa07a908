import type { SavedEntry } from '@beursvloer/contract/saved-entries'
import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import { expect, it } from 'vitest'
import { exhibitor, item } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { toOwnFair } from './day-entry.ts'
import { packFacts, unpackFacts } from './fair-facts.ts'
import { toRemoved } from './removed-list.tsx'

const { nl } = sampleSnapshot((fair) => {
  addDocuments(
    fair,
    'programme-items',
    item('plaats', { signUp: 'required', start: '13:00:00.000', end: '13:45:00.000' }),
    item('weg', { state: 'cancelled', changeNote: 'De spreker is ziek.' }),
  )
  addDocuments(fair, 'exhibitors', exhibitor('zonder', { stands: [] }))
})
const facts = unpackFacts(packFacts(nl))
const date = facts.days[0]?.date ?? ''
const saved = (about: Partial<SavedEntry>): SavedEntry => ({
  ...{ kind: 'session', id: 'item1', saved: true, note: '', changedAt: 1 },
  ...about,
})
const signUp = (about: Partial<OwnSignUp>): OwnSignUp => ({
  ...{ item: 'plaats', state: 'confirmed', position: null, until: null },
  at: '2026-11-01T10:00:00.000Z',
  ...about,
})

it('a saved and reserved session is one entry, with its sign-up', () => {
  const { entries } = toOwnFair(
    facts,
    [saved({ note: 'Vraag' }), saved({ id: 'plaats' }), saved({ id: 'gone' })],
    [signUp({}), signUp({ item: 'item2', state: 'waiting', position: 3 })],
  )
  expect(entries.map(({ id, status }) => [id, status]).sort()).toEqual([
    ['item1', 'saved'],
    ['item2', 'waiting'],
    ['plaats', 'reserved'],
  ])
  expect(entries.find(({ id }) => id === 'item1')).toMatchObject({ note: 'Vraag' })
  expect(entries.find(({ id }) => id === 'plaats')).toMatchObject({
    ...{ start: 780, end: 825, signUpPath: '/aanmelden/sessie-plaats' },
  })
})

it('removed entries and cancelled sign-ups are left out', () => {
  const own = toOwnFair(facts, [saved({ saved: false })], [signUp({ state: 'cancelled' })])
  expect(own).toEqual({ entries: [], unplanned: [] })
})

it('removed entries can be restored, the last one first, while they exist and have no sign-up', () => {
  const removed = [
    saved({ saved: false, changedAt: 1 }),
    saved({ id: 'item2', saved: false, changedAt: 3 }),
    saved({ id: 'plaats', saved: false, changedAt: 2 }),
    saved({ id: 'gone', saved: false, changedAt: 4 }),
    saved({ id: 'weg' }),
  ]
  const own = toOwnFair(facts, removed, [signUp({})])
  expect(toRemoved(facts, removed, own).map(({ id }) => id)).toEqual(['item2', 'item1'])
})

it('a cancelled item stays, with its note', () => {
  const { entries } = toOwnFair(facts, [saved({ id: 'weg' })], [])
  expect(entries[0]).toMatchObject({ isCancelled: true, change: 'De spreker is ziek.' })
})

it('stands and concepts have their time, or wait for one', () => {
  const planned = `${date}T11:20/PT15M`
  const exhibitors = facts.stands.map(({ id }) => id)
  const own = toOwnFair(
    facts,
    [
      saved({ kind: 'exhibitor', id: exhibitors[0] ?? '', planned }),
      saved({ kind: 'exhibitor', id: 'zonder' }),
      saved({ kind: 'exhibitor', id: 'gone', planned }),
    ],
    [],
  )
  expect(own.entries).toMatchObject([{ status: 'visit', start: 680, end: 695, date }])
  expect(own.unplanned).toMatchObject([{ id: 'zonder', place: '' }])
})

it('appointments have their subject and place', () => {
  const appointment = saved({
    ...{ kind: 'appointment', id: 'x1', note: 'Gesprek', place: facts.rooms[0]?.slug },
    planned: `${date}T15:20/PT30M`,
  })
  const { entries } = toOwnFair(facts, [appointment, { ...appointment, planned: undefined }], [])
  expect(entries).toMatchObject([
    { title: 'Gesprek', start: 920, end: 950, where: facts.rooms[0]?.name, note: '' },
  ])
})

it('an unpublished programme is not shown', () => {
  const hidden = sampleSnapshot((fair) =>
    Object.assign(fair.editions?.nl[0] ?? {}, { programmePublished: false }),
  ).nl
  expect(unpackFacts(packFacts(hidden)).items).toEqual([])
})

it('requested and agreed meetings are shown at their held time', () => {
  const start = `${date}T11:00`
  const meeting = {
    ...{ id: 'meeting1', exhibitor: 'exhibitor1', name: 'Bedrijf', start, proposed: null },
    ...{ turn: null, message: 'Prijs', reply: '', member: '', blockedBy: null, changedAt: '' },
  }
  const { entries } = toOwnFair(
    facts,
    [],
    [],
    [
      { ...meeting, state: 'confirmed' },
      { ...meeting, id: 'meeting2', state: 'requested', proposed: `${date}T12:00` },
      { ...meeting, id: 'meeting3', state: 'refused' },
    ],
  )
  expect(entries.map(({ key, status, start: from, end }) => [key, status, from, end])).toEqual([
    ['meeting:meeting1', 'meeting', 660, 690],
    ['meeting:meeting2', 'asked', 720, 750],
  ])
})
