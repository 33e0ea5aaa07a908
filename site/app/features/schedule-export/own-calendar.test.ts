import type { LinkedFair } from '@beursvloer/contract/fair-links'
import type { SavedEntry } from '@beursvloer/contract/saved-entries'
import { parsers, readWithIcalJs } from '@beursvloer/contract/testing/read-calendar'
import { describe, expect, it } from 'vitest'
import { item } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { itemCalendar } from './calendars.ts'
import { ownCalendar } from './own-calendar.ts'

const base = 'https://dakwaarts.example'

const contentWith = (...fields: readonly [string, object][]) =>
  sampleSnapshot((fair) =>
    addDocuments(fair, 'programme-items', ...fields.map(([id, about]) => item(id, about))),
  ).nl
const content = contentWith(
  ['plaats', { start: '13:00:00.000', end: '13:45:00.000' }],
  ['weg', { state: 'cancelled' }],
)

const saved = (about: Partial<SavedEntry>): SavedEntry => ({
  ...{ kind: 'session', id: 'item1', saved: true, note: '', changedAt: Date.UTC(2026, 10, 1) },
  ...about,
})
const MEETING = {
  ...{ exhibitor: 'exhibitor1', name: 'Bedrijf exhibitor1', proposed: null, turn: null },
  ...{ message: 'Over prijs', reply: '', member: '', blockedBy: null },
  changedAt: '2026-11-01T10:00:00.000Z',
} as const
const fair: LinkedFair = {
  entries: [
    saved({ note: 'Vooraan zitten' }),
    saved({ id: 'weg' }),
    saved({ id: 'gone' }),
    saved({ kind: 'exhibitor', id: 'exhibitor1', planned: '2027-03-16T11:20/PT15M' }),
    saved({ kind: 'exhibitor', id: 'exhibitor1' }),
    saved({
      ...{ kind: 'appointment', id: 'x', note: 'Gesprek over prijs', place: '1.A12' },
      planned: '2027-03-16T15:20/PT30M',
    }),
  ],
  meetings: [
    { ...MEETING, id: 'meeting1', state: 'confirmed', start: '2027-03-16T14:00' },
    { ...MEETING, id: 'meeting2', state: 'cancelled', start: '2027-03-16T16:00' },
  ],
  signUps: [
    { item: 'plaats', state: 'confirmed' },
    { item: 'item2', state: 'waiting' },
  ],
}

describe.each(parsers)('a visitor’s own calendar read by %s', (_, read) => {
  const events = read(ownCalendar(fair, content, base))
  const named = (title: string) => events.find((event) => event.title.includes(title))

  it('has saved, reserved and planned entries', () => {
    expect(events.map(({ title }) => title).sort()).toEqual([
      'Bedrijf exhibitor1',
      'Geannuleerd: Sessie weg',
      'Gesprek met Bedrijf exhibitor1',
      'Gesprek over prijs',
      'Sessie item1',
      'Sessie item2',
      'Sessie plaats',
    ])
    expect(named('item1')?.description).toMatch(/^Uw notitie: Vooraan zitten/)
    expect(named('plaats')?.description).toMatch(/^U hebt een plaats\./)
    expect(named('Gesprek over')).toMatchObject({
      start: Date.parse('2027-03-16T15:20:00+01:00'),
      end: Date.parse('2027-03-16T15:50:00+01:00'),
      location: 'Stand 1.A12, De Hallen, Utrecht',
    })
  })

  it('marks cancelled and uncertain entries', () => {
    expect(named('weg')?.status).toBe('CANCELLED')
    expect(named('item2')?.status).toBe('TENTATIVE')
    expect(named('plaats')?.status).toBe('CONFIRMED')
  })
})

it('an item has the same uid as in every other calendar of the site, also after it was moved', () => {
  const [before] = readWithIcalJs(ownCalendar({ ...fair, signUps: [] }, content, base))
  const one = content.programmeItems.find('item1')
  const [single] = one ? readWithIcalJs(itemCalendar(one, content, base)) : []
  expect(before?.uid).toBe(single?.uid)
  const moved = sampleSnapshot((documents) => {
    const items = documents['programme-items']
    const later = { start: '15:00:00.000', end: '15:45:00.000' }
    const updatedAt = '2027-01-05T08:00:00.000Z'
    if (items) items.nl = [item('item1', { ...later, state: 'moved', updatedAt })]
  }).nl
  const [after] = readWithIcalJs(ownCalendar({ ...fair, signUps: [] }, moved, base))
  expect(after?.uid).toBe(before?.uid)
  expect(after?.start).toBe(Date.parse('2027-03-16T15:00:00+01:00'))
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
})
