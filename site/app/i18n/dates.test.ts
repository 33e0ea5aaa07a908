import { expect, it } from 'vitest'
import {
  fairInstant,
  formatDate,
  formatDateRange,
  formatWeekdays,
  minutesBetween,
} from './dates.ts'

it('writes a period the way each language does', () => {
  expect(formatDateRange('2027-03-17', '2027-03-18', 'nl')).toBe('17–18 maart 2027')
  expect(formatDateRange('2027-03-17', '2027-03-18', 'en')).toBe('17–18 March 2027')
  expect(formatDateRange('2027-03-31', '2027-04-01', 'nl')).toBe('31 maart–1 april 2027')
})

it('writes a day in several lengths', () => {
  expect(formatDate('2027-03-17', 'nl', 'day')).toBe('woensdag 17 maart')
  expect(formatDate('2027-03-17', 'nl', 'short')).toBe('wo 17 mrt')
  expect(formatWeekdays('2027-03-17', '2027-03-18', 'en')).toBe('Wednesday–Thursday')
})

it('knows summer and winter time of the fair', () => {
  expect(fairInstant('2027-03-17', '10:30')).toBe('2027-03-17T10:30:00+01:00')
  expect(fairInstant('2027-07-17', '10:30')).toBe('2027-07-17T10:30:00+02:00')
  expect(fairInstant('2027-03-28', '01:30')).toBe('2027-03-28T01:30:00+01:00')
  expect(fairInstant('2027-03-28', '03:00')).toBe('2027-03-28T03:00:00+02:00')
  expect(fairInstant('2027-10-31', '01:30')).toBe('2027-10-31T01:30:00+02:00')
  expect(fairInstant('2027-10-31', '03:00')).toBe('2027-10-31T03:00:00+01:00')
})

it('counts minutes', () => expect(minutesBetween('09:30', '10:10')).toBe(40))
