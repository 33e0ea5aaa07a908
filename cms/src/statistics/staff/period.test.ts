import { describe, expect, it } from 'vitest'
import { readPeriodOf } from './period'

const current = { name: 'Beurs 2028', startDate: '2028-03-15', endDate: '2028-03-16' }
const before = { name: 'Beurs 2027', startDate: '2027-03-17', endDate: '2027-03-18' }
const editions = { current, before }
const TODAY = '2028-02-01'

describe('the days of the statistics', () => {
  it('are compared with the same days before the previous fair', () => {
    expect(readPeriodOf({ period: 'week', date: '2028-01-31' }, TODAY, editions)).toEqual({
      kind: 'week',
      from: '2028-01-25',
      until: '2028-01-31',
      before: { from: '2027-01-26', until: '2027-02-01' },
      beforeName: 'Beurs 2027',
      daysLeft: 44,
    })
  })

  it('default to the last week, and are never in the future', () => {
    expect(readPeriodOf({}, TODAY, editions)).toMatchObject({ kind: 'week', until: TODAY })
    const future = { period: 'day', date: '2029-01-01' }
    expect(readPeriodOf(future, TODAY, editions)).toMatchObject({ from: TODAY, until: TODAY })
    expect(readPeriodOf({ period: 'x', date: 'x' }, TODAY, editions)).toMatchObject({
      kind: 'week',
    })
  })

  it('run from the end of the previous fair to today, or to the end of the fair', () => {
    expect(readPeriodOf({ period: 'run' }, TODAY, editions)).toMatchObject({
      from: '2027-03-19',
      until: TODAY,
    })
    const over = readPeriodOf({ period: 'run' }, '2028-06-01', editions)
    expect(over).toMatchObject({ until: '2028-03-16', daysLeft: -1 })
  })

  it('are compared with nothing without a previous edition', () => {
    const first = readPeriodOf({ period: 'run' }, TODAY, { current, before: null })
    expect(first).toMatchObject({ from: '2027-03-16', before: null, beforeName: '' })
    const none = readPeriodOf({ period: 'run' }, TODAY, { current: null, before: null })
    expect(none).toMatchObject({ until: TODAY, daysLeft: null })
  })
})
