import { expect, it } from 'vitest'
import { afterQuiet } from './queue'

const fair = { startDate: '2027-03-17', endDate: '2027-03-18' }
const night = { from: '22:00', until: '08:00' }
const when = (quiet: typeof night | null, at: string, edition = fair) =>
  afterQuiet(quiet, edition, new Date(at)).toISOString()

it('a message waits until quiet hours are over, before and after midnight', () => {
  expect(when(night, '2027-03-10T21:00:00+01:00')).toBe('2027-03-10T20:00:00.000Z')
  expect(when(night, '2027-03-10T22:00:00+01:00')).toBe('2027-03-11T07:00:00.000Z')
  expect(when(night, '2027-03-11T07:59:00+01:00')).toBe('2027-03-11T07:00:00.000Z')
  expect(when(night, '2027-03-11T08:00:00+01:00')).toBe('2027-03-11T07:00:00.000Z')
})

it('a message waits for quiet hours within a day, and not without quiet hours', () => {
  const noon = { from: '12:00', until: '13:30' }
  expect(when(noon, '2027-03-10T12:15:00+01:00')).toBe('2027-03-10T12:30:00.000Z')
  expect(when(noon, '2027-03-10T13:30:00+01:00')).toBe('2027-03-10T12:30:00.000Z')
  expect(when(null, '2027-03-10T23:15:00+01:00')).toBe('2027-03-10T22:15:00.000Z')
  expect(when({ from: '08:00', until: '08:00' }, '2027-03-10T08:00:00+01:00')).toBe(
    '2027-03-10T07:00:00.000Z',
  )
})

it('quiet hours do not apply on the days of the fair', () => {
  expect(when(night, '2027-03-17T07:30:00+01:00')).toBe('2027-03-17T06:30:00.000Z')
  expect(when(night, '2027-03-18T23:30:00+01:00')).toBe('2027-03-18T22:30:00.000Z')
  expect(when(night, '2027-03-18T23:30:00+01:00', { startDate: '', endDate: '' })).toBe(
    '2027-03-19T07:00:00.000Z',
  )
})

it('quiet hours are correct in the night in which the clock changes', () => {
  expect(when(night, '2027-03-27T23:00:00+01:00')).toBe('2027-03-28T06:00:00.000Z')
})
