import { describe, expect, it } from 'vitest'
import { namesText } from './names'
import { ageText, byAge, byDaysLeft } from './urgency'

const THRESHOLDS = { today: 7, week: 30 }

describe('the urgency of a line', () => {
  it.each([
    [null, 'later'],
    [31, 'later'],
    [30, 'week'],
    [8, 'week'],
    [7, 'today'],
    [-3, 'today'],
  ])('at %s days before the fair is %s', (daysLeft, urgency) => {
    expect(byDaysLeft(daysLeft, THRESHOLDS)).toBe(urgency)
  })

  it('is today once a sender has waited longer than promised', () => {
    const now = new Date('2032-03-01T12:00:00Z')
    expect(byAge(new Date('2032-02-28T11:00:00Z'), now, 2)).toBe('today')
    expect(byAge(new Date('2032-02-29T13:00:00Z'), now, 2)).toBe('week')
  })
})

it('the waiting time is written in words', () => {
  const now = new Date('2032-03-05T12:00:00Z')
  const after = (hours: number) => ageText(new Date(now.getTime() - hours * 3_600_000), now)
  expect([after(2), after(25), after(97)]).toEqual(['korter dan een dag', '1 dag', '4 dagen'])
})

it('the first three names are listed', () => {
  expect(namesText([], 0)).toBe('')
  expect(namesText(['Betonsnel'], 1)).toBe('Betonsnel')
  expect(namesText(['Betonsnel', 'Buurtaccu'], 2)).toBe('Betonsnel en Buurtaccu')
  expect(namesText(['a', 'b', 'c', 'd'], 9)).toBe('a, b, c en 6 andere')
})
