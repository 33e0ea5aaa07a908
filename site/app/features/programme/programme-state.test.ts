import { describe, expect, it } from 'vitest'
import { readState } from './programme-state.ts'
import { session } from './testing/session.ts'

const days = ['2027-03-17', '2027-03-18']
const items = [
  session({ id: 'a', type: 'tour' }),
  session({ id: 'b' }),
  session({ id: 'c', date: '2027-03-18' }),
]
const read = (address: string, more: { today?: string } = {}) =>
  readState({ items, days, params: new URLSearchParams(address), ...more })

describe('readState', () => {
  it('starts with the first day, as a list', () => {
    expect(read('')).toMatchObject({ day: '2027-03-17', view: 'list' })
  })

  it('starts with today during the fair, unless a day is given', () => {
    expect(read('', { today: '2027-03-18' }).day).toBe('2027-03-18')
    expect(read('dag=2027-03-17', { today: '2027-03-18' }).day).toBe('2027-03-17')
    expect(read('', { today: '2026-12-01' }).day).toBe('2027-03-17')
  })

  it('ignores a day that is not of the fair', () => {
    expect(read('dag=2027-03-19').day).toBe('2027-03-17')
  })

  it('counts the items of each day with the filters', () => {
    expect([...read('type=tour').dayCounts.values()]).toEqual([1, 0])
  })
})
