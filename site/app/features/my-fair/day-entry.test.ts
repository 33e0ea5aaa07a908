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

it('has sessions that were saved or signed up for once, as firm as they are', () => {
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

it('leaves out what was taken out, and sign-ups that were given up', () => {
  const own = toOwnFair(facts, [saved({ saved: false })], [signUp({ state: 'cancelled' })])
  expect(own).toEqual({ entries: [], unplanned: [] })
})

it('knows what was taken out, the last first, as far as it still exists and no place is left', () => {
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

it('keeps what is cancelled, with what visitors are told', () => {
  const { entries } = toOwnFair(facts, [saved({ id: 'weg' })], [])
  expect(entries[0]).toMatchObject({ isCancelled: true, change: 'De spreker is ziek.' })
})

it('has stands and concepts by their time, or waiting for one', () => {
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

it('has appointments by what they are about and where', () => {
  const appointment = saved({
    ...{ kind: 'appointment', id: 'x1', note: 'Gesprek', place: facts.rooms[0]?.slug },
    planned: `${date}T15:20/PT30M`,
  })
  const { entries } = toOwnFair(facts, [appointment, { ...appointment, planned: undefined }], [])
  expect(entries).toMatchObject([
    { title: 'Gesprek', start: 920, end: 950, where: facts.rooms[0]?.name, note: '' },
  ])
})

it('tells nothing of a programme that is not published', () => {
  const hidden = sampleSnapshot((fair) =>
    Object.assign(fair.editions?.nl[0] ?? {}, { programmePublished: false }),
  ).nl
  expect(unpackFacts(packFacts(hidden)).items).toEqual([])
})

it('has meetings while they are asked for or agreed, at the time that is held', () => {
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
