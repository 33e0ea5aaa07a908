import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FairDates, unusedSince, wishesPast } from './visitors'

const fair = (endDate: string): FairDates => ({ documentId: endDate, endDate })
const fairs = [fair('2025-03-20'), fair('2027-03-18'), fair('2029-03-15')]
const at = (moment: string) => new Date(moment)
const day = (moment: Date) => moment.toISOString().slice(0, 10)

describe('wishes for a visit', () => {
  it('are kept until a week after their fair', () => {
    expect(wishesPast(fairs, at('2027-03-25T23:00:00Z'))?.endDate).toBe('2025-03-20')
    expect(wishesPast(fairs, at('2027-03-26T03:30:00Z'))?.endDate).toBe('2027-03-18')
    expect(wishesPast([fair('2027-03-18')], at('2027-03-18T12:00:00Z'))).toBeUndefined()
  })
})

describe('accounts', () => {
  it('are deleted when their owner was not active during a whole period between fairs', () => {
    expect(day(unusedSince(fairs, at('2027-06-16T00:00:00Z')))).toBe('2023-06-16')
    expect(day(unusedSince(fairs, at('2027-06-18T00:00:00Z')))).toBe('2025-06-18')
    expect(day(unusedSince(fairs, at('2029-05-01T00:00:00Z')))).toBe('2025-06-18')
  })

  it('are deleted after four years without fairs', () => {
    expect(day(unusedSince([], at('2031-05-01T00:00:00Z')))).toBe('2027-05-01')
    expect(day(unusedSince(fairs, at('2040-05-01T00:00:00Z')))).toBe('2036-05-01')
  })

  it('are compared with a moment in the past, at most four years ago', () => {
    const date = fc
      .integer({ min: 0, max: 7000 })
      .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.uniqueArray(date, { maxLength: 6 }), date, (ends, today) => {
        const now = at(`${today}T03:30:00Z`)
        const since = unusedSince(ends.map(fair), now)
        expect(since.getTime()).toBeLessThanOrEqual(now.getTime())
        const unused = now.getTime() - since.getTime()
        expect(unused).toBeLessThanOrEqual(1462 * 24 * 60 * 60 * 1000)
      }),
    )
  })
})
