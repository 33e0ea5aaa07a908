import { expect, it } from 'vitest'
import { findOverlaps } from './overlaps.ts'
import { session } from './testing/session.ts'

const ids = (items: Parameters<typeof findOverlaps>[0]) =>
  Object.fromEntries([...findOverlaps(items)].map(([id, others]) => [id, others.map((o) => o.id)]))

it('names items that are on at the same time, both ways', () => {
  const early = session({ id: 'a', start: '10:00', end: '10:45' })
  const late = session({ id: 'b', start: '10:30', end: '11:00' })
  expect(ids([early, late])).toEqual({ a: ['b'], b: ['a'] })
})

it('lets one begin as another ends', () => {
  const early = session({ id: 'a', start: '10:00', end: '10:30' })
  expect(ids([early, session({ id: 'b', start: '10:30', end: '11:00' })])).toEqual({})
})

it('minds neither another day nor a cancelled item', () => {
  const item = session({ id: 'a' })
  expect(ids([item, session({ id: 'b', date: '2027-03-18' })])).toEqual({})
  expect(ids([item, session({ id: 'b', state: 'cancelled' })])).toEqual({})
})
