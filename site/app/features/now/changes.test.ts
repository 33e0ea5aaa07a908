import { expect, it } from 'vitest'
import { changesSince, seenNow } from './changes.ts'
import type { NowItem } from './now-facts.ts'

const item = (id: string, fields: Partial<NowItem> = {}): NowItem => ({
  ...{ id, path: `/programma/${id}`, title: id, type: 'lecture', date: '2027-03-17' },
  ...{ start: '15:00', end: '15:30', room: 'Lab A', place: 'lab-a', state: 'planned' },
  ...fields,
})
const before = [item('a'), item('b'), item('c'), item('d', { state: 'cancelled' }), item('e')]
const seen = seenNow(before, new Date('2027-03-17T09:32:00Z'))
const clock = { date: '2027-03-17', time: '11:00' }
const changes = (items: readonly NowItem[], mine: readonly string[] = [], at = clock) =>
  changesSince(seen, items, new Set(mine), at).map(({ id, kind, was, now }) =>
    [id, kind, was?.start ?? '', now.start].join(' '),
  )

it('there are no changes when only texts differ', () => {
  expect(changes(before.map((one) => ({ ...one, title: `${one.title}, in English` })))).toEqual([])
})

it('moved, cancelled, resumed, new and removed items are named; the visitor’s own first', () => {
  const now = [
    item('a', { start: '16:15', end: '16:45' }),
    item('b', { state: 'cancelled' }),
    item('d'),
    item('e', { room: 'Lab B' }),
    item('nieuw', { start: '13:00', end: '13:30' }),
  ]
  expect(changes(now, ['b'])).toEqual([
    'b cancelled 15:00 15:00',
    'nieuw added  13:00',
    'd back 15:00 15:00',
    'e moved 15:00 15:00',
    'c gone 15:00 15:00',
    'a moved 15:00 16:15',
  ])
})

it('past items are left out, unless they were moved into the past', () => {
  const late = { date: '2027-03-17', time: '15:45' }
  expect(changes([...before.slice(1), item('a', { state: 'cancelled' })], [], late)).toEqual([])
  const later = item('a', { start: '16:15', end: '16:45' })
  expect(changes([...before.slice(1), later], [], late)).toEqual(['a moved 15:00 16:15'])
})
