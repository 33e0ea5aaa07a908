import { expect, it } from 'vitest'
import { timeOf } from '~/i18n/dates.ts'
import { endMinuteOf } from './times.ts'

it('minutes are counted on past midnight, and written as times of the clock', () => {
  const end = endMinuteOf({ start: '22:00', end: '01:00' })
  expect(end).toBe(25 * 60)
  expect(timeOf(end)).toBe('01:00')
  expect(timeOf(endMinuteOf({ start: '10:30', end: '11:10' }))).toBe('11:10')
})
