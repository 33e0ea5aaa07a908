import { expect, it } from 'vitest'
import {
  fairEnd,
  fairInstant,
  formatDate,
  formatDateRange,
  formatWeekdays,
  inHours,
  minutesBetween,
} from './dates.ts'

it('a period is written as in each language', () => {
  expect(formatDateRange('2027-03-17', '2027-03-18', 'nl')).toBe('17–18 maart 2027')
  expect(formatDateRange('2027-03-17', '2027-03-18', 'en')).toBe('17–18 March 2027')
  expect(formatDateRange('2027-03-31', '2027-04-01', 'nl')).toBe('31 maart–1 april 2027')
})

it('a day is written in several lengths', () => {
  expect(formatDate('2027-03-17', 'nl', 'day')).toBe('woensdag 17 maart')
  expect(formatDate('2027-03-17', 'nl', 'short')).toBe('wo 17 mrt')
  expect(formatWeekdays('2027-03-17', '2027-03-18', 'en')).toBe('Wednesday–Thursday')
})

it('summer and winter time of the fair are used', () => {
  expect(fairInstant('2027-03-17', '10:30')).toBe('2027-03-17T10:30:00+01:00')
  expect(fairInstant('2027-07-17', '10:30')).toBe('2027-07-17T10:30:00+02:00')
  expect(fairInstant('2027-03-28', '01:30')).toBe('2027-03-28T01:30:00+01:00')
  expect(fairInstant('2027-03-28', '03:00')).toBe('2027-03-28T03:00:00+02:00')
  expect(fairInstant('2027-10-31', '01:30')).toBe('2027-10-31T01:30:00+02:00')
  expect(fairInstant('2027-10-31', '03:00')).toBe('2027-10-31T03:00:00+01:00')
})

it('minutes are counted, also past midnight', () => {
  expect(minutesBetween('09:30', '10:10')).toBe(40)
  expect(minutesBetween('23:30', '00:45')).toBe(75)
})

it('an hour and more is written in hours', () => {
  expect([45, 60, 145].map((minutes) => inHours(minutes, 'uur'))).toEqual([
    '45\u00A0min',
    '1\u00A0uur',
    '2\u00A0uur\u00A025',
  ])
})

it('an end before its start is on the next day', () => {
  expect(fairEnd('2027-03-17', '10:30', '11:15')).toBe('2027-03-17T11:15:00+01:00')
  expect(fairEnd('2027-03-27', '23:30', '04:00')).toBe('2027-03-28T04:00:00+02:00')
  expect(fairEnd('2027-12-31', '22:00', '00:00')).toBe('2028-01-01T00:00:00+01:00')
})
