import { DAY_MS } from '@beursvloer/contract/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areWeeks, MAX_DAILY_BARS, periodsOf } from './periods'

const days = (first: string, counts: readonly number[]) =>
  counts.map((count, day) => ({
    date: new Date(Date.parse(`${first}T12:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10),
    count,
  }))

describe('periods', () => {
  it('are days as long as these fit', () => {
    expect(periodsOf(days('2027-03-01', [3, 0]))).toEqual([
      { from: '2027-03-01', until: '2027-03-01', count: 3 },
      { from: '2027-03-02', until: '2027-03-02', count: 0 },
    ])
  })

  it('are weeks from Monday to Sunday where there are more', () => {
    const weeks = periodsOf(days('2027-01-01', Array(60).fill(1)))
    expect(weeks[0]).toEqual({ from: '2027-01-01', until: '2027-01-03', count: 3 })
    expect(weeks[1]).toEqual({ from: '2027-01-04', until: '2027-01-10', count: 7 })
    expect(weeks.at(-1)).toEqual({ from: '2027-03-01', until: '2027-03-01', count: 1 })
  })

  it('lose nobody', () => {
    const counts = fc.array(fc.nat(500), { minLength: 1, maxLength: 3 * MAX_DAILY_BARS })
    const date = fc.integer({ min: 0, max: 3000 }).map((day) => new Date(day * DAY_MS))
    fc.assert(
      fc.property(date, counts, (first, perDay) => {
        const all = days(first.toISOString().slice(0, 10), perDay)
        const periods = periodsOf(all)
        const sum = (list: readonly { count: number }[]) =>
          list.reduce((total, { count }) => total + count, 0)
        expect(sum(periods)).toBe(sum(all))
        expect(periods[0]?.from).toBe(all[0]?.date)
        expect(periods.at(-1)?.until).toBe(all.at(-1)?.date)
        expect(areWeeks(all)).toBe(all.length > MAX_DAILY_BARS)
      }),
    )
  })
})
