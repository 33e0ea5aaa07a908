import { expect, it } from 'vitest'
import { leavingFor, type Mine, nowAndNext, ownNext, phaseOf, progressOf } from './choose-now.ts'
import type { NowItem } from './now-facts.ts'

const days = [
  { date: '2027-03-17', opens: '09:30', closes: '17:30' },
  { date: '2027-03-18', opens: '09:30', closes: '17:00' },
]
const item = (id: string, start: string, end: string, fields: Partial<NowItem> = {}): NowItem => ({
  ...{ id, path: `/programma/${id}`, title: id, type: 'lecture', date: '2027-03-17', start, end },
  ...{ room: 'Lab A', place: 'lab-a', state: 'planned' },
  ...fields,
})
const items = [
  item('vroeg', '09:30', '10:00'),
  item('bezig', '10:30', '11:10'),
  item('ook', '10:45', '11:25'),
  item('weg', '10:45', '11:25', { state: 'cancelled' }),
  item('straks', '11:40', '12:20'),
  item('tegelijk', '11:40', '12:00'),
  item('laat', '15:00', '15:30'),
  item('morgen', '10:00', '10:30', { date: '2027-03-18' }),
]
const at = (time: string, date = '2027-03-17') => ({ date, time })
const ids = (list: readonly NowItem[]) => list.map(({ id }) => id)
const none: ReadonlySet<string> = new Set()

it('a moment is before, during or after the fair', () => {
  const phases = [
    ['2027-03-16', '23:59', 'before', ''],
    ['2027-03-17', '00:00', 'day', '2027-03-17'],
    ['2027-03-17', '17:29', 'day', '2027-03-17'],
    ['2027-03-17', '17:30', 'between', '2027-03-18'],
    ['2027-03-18', '08:00', 'day', '2027-03-18'],
    ['2027-03-18', '17:00', 'after', ''],
    ['2027-03-19', '10:00', 'after', ''],
  ] as const
  for (const [date, time, name, day] of phases) {
    const phase = phaseOf(days, { date, time })
    expect([phase.name, 'day' in phase ? phase.day.date : '']).toEqual([name, day])
  }
  expect(phaseOf([], at('10:00')).name).toBe('before')
})

it('an item is on from its start until its end, and the others follow', () => {
  expect(ids(nowAndNext(items, none, at('10:30')).now)).toEqual(['bezig'])
  expect(ids(nowAndNext(items, none, at('10:29')).now)).toEqual([])
  const { now, next } = nowAndNext(items, none, at('11:07'))
  expect([ids(now), ids(next)]).toEqual([
    ['bezig', 'ook'],
    ['straks', 'tegelijk', 'laat'],
  ])
  expect(ids(nowAndNext(items, none, at('11:10')).now)).toEqual(['ook'])
  expect(ids(nowAndNext(items, none, at('10:10', '2027-03-18')).now)).toEqual(['morgen'])
})

it('the visitor’s own items come first at the same time', () => {
  const { now, next } = nowAndNext(items, new Set(['ook', 'tegelijk']), at('11:07'))
  expect([ids(now), ids(next)]).toEqual([
    ['ook', 'bezig'],
    ['tegelijk', 'straks', 'laat'],
  ])
})

it('the next own item is the reserved one of those at the same time', () => {
  const mine: Mine = new Map([
    ['bezig', 'saved'],
    ['straks', 'saved'],
    ['tegelijk', 'confirmed'],
    ['weg', 'confirmed'],
  ])
  const next = (time: string, own: Mine = mine) => ownNext(items, own, at(time))?.id
  expect(next('10:40')).toBe('tegelijk')
  expect(next('11:50')).toBe('tegelijk')
  expect(next('12:10')).toBe('straks')
  expect(next('12:30')).toBeUndefined()
  expect(next('10:40', new Map())).toBeUndefined()
})

it('the time to leave is shown, and by how many minutes the visitor is late', () => {
  const next = items[4] as NowItem
  expect(leavingFor(next, '11:07', 4)).toEqual({ at: '11:36', minutesFree: 29, minutesWalk: 4 })
  expect(leavingFor(next, '11:38', 4).minutesFree).toBe(-2)
  expect(leavingFor(next, '11:45', 4).minutesFree).toBe(-4)
  const running = items[1] as NowItem
  expect(progressOf(running, '10:50')).toBe(0.5)
  expect([progressOf(running, '10:00'), progressOf(running, '12:00')]).toEqual([0, 1])
})
