import fc from 'fast-check'
import { expect, it } from 'vitest'
import { datesFrom, daysBetween, isDuring, lateEnd, overlaps } from './fair-time.ts'

it('hours are counted on past midnight', () => {
  expect(lateEnd({ start: '22:00', end: '01:00' })).toBe('25:00')
  expect(lateEnd({ start: '10:30', end: '11:10' })).toBe('11:10')
})

it('two periods overlap exactly when a moment lies in both, also past midnight', () => {
  const minute = fc.integer({ min: 6, max: 29 })
  const time = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
  const slot = fc
    .tuple(minute, minute)
    .filter(([a, b]) => a < b && a < 24)
    .map(([a, b]) => ({ a, b, start: time(a), end: time(b) }))
  fc.assert(
    fc.property(slot, slot, (one, two) => {
      const shared = Array.from({ length: 30 }, (_, i) => i + 0.5).some(
        (moment) => one.a < moment && moment < one.b && two.a < moment && moment < two.b,
      )
      expect(overlaps(one, two)).toBe(shared)
      expect(overlaps(two, one)).toBe(shared)
    }),
  )
})

it('an item past midnight is on, also on the next day', () => {
  const party = { date: '2027-03-17', start: '22:00', end: '01:00' }
  const at = (date: string, time: string) => isDuring(party, { date, time })
  expect(at('2027-03-17', '21:59')).toBe(false)
  expect(at('2027-03-17', '22:00')).toBe(true)
  expect(at('2027-03-18', '00:59')).toBe(true)
  expect(at('2027-03-18', '01:00')).toBe(false)
  expect(at('2027-03-17', '00:30')).toBe(false)
})

it('days are counted over the change to summer time and over the turn of the year', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2027-01-01', '2027-01-01')).toBe(0)
  expect(daysBetween('2032-03-10', '2032-03-09')).toBe(-1)
  expect(datesFrom('2027-03-27', '2027-03-29')).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
})
