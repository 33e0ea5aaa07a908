import { expect, it } from 'vitest'
import { nowAndNext } from './now-next.tsx'
import { session } from './testing/session.ts'

const items = [
  session({ id: 'a', start: '10:00', end: '10:40' }),
  session({ id: 'b', start: '10:15', end: '11:00', state: 'cancelled' }),
  session({ id: 'c', start: '10:40', end: '11:00' }),
  session({ id: 'd', start: '10:40', end: '11:00', date: '2027-03-18' }),
]
const at = (time: string) => {
  const { now, next } = nowAndNext(items, '2027-03-17', time)
  return [now.map(({ id }) => id), next.map(({ id }) => id)]
}

it('the present and the next items are shown, without cancelled ones', () => {
  expect(at('10:20')).toEqual([['a'], ['c']])
})

it('an item is on from its start until just before its end', () => {
  expect(at('10:00')).toEqual([['a'], ['c']])
  expect(at('10:40')).toEqual([['c'], []])
})

it('there are none on another day', () => {
  expect(nowAndNext(items, '2027-03-16', '10:20')).toEqual({ now: [], next: [] })
})
