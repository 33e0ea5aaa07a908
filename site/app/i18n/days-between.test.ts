import { expect, it } from 'vitest'
import { daysBetween } from './days-between.ts'

it('days are counted over the change to summer time and over the turn of the year', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2027-01-01', '2027-01-01')).toBe(0)
})
