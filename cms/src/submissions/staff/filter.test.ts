import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPaging } from '../../panel-api/query'
import { readFilter, SUBMISSIONS, SUBSCRIPTIONS, whereOf } from './filter'

const NONE = { kind: null, state: null, search: '', from: null, until: null }

describe('the filter of a list', () => {
  it('is read from the address', () => {
    const query = { kind: 'contract', state: 'offered', _q: ' de vries ', from: '2027-01-01' }
    expect(readFilter(query, SUBMISSIONS)).toEqual({
      kind: 'contract',
      state: 'offered',
      search: 'de vries',
      from: '2027-01-01',
      until: null,
    })
    expect(readFilter(query, SUBSCRIPTIONS)).toMatchObject({ kind: null, state: null })
    expect(readPaging({ sort: 'name:ASC', page: '3', pageSize: '50' }, SUBMISSIONS)).toEqual({
      sort: 'name',
      order: 'asc',
      page: 3,
      pageSize: 50,
    })
  })

  it('ignores invalid values, and never fails', () => {
    const wrong = { kind: 'x', state: ['final'], _q: { a: 1 }, from: '2027-13-01', until: '=1' }
    expect(readFilter(wrong, SUBMISSIONS)).toEqual(NONE)
    const anything = fc.dictionary(
      fc.constantFrom('kind', 'state', '_q', 'from', 'until', 'sort', 'page', 'pageSize'),
      fc.anything(),
    )
    fc.assert(
      fc.property(anything, (query) => {
        whereOf(readFilter(query, SUBMISSIONS), SUBMISSIONS)
        const { sort, page, pageSize } = readPaging(query, SUBMISSIONS)
        expect(SUBMISSIONS.sortable).toContain(sort)
        expect(page).toBeGreaterThan(0)
        expect(pageSize).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('counts days from midnight in the Netherlands, also when the clock changes', () => {
    const limits = (day: string) => {
      const where = whereOf({ ...NONE, from: day, until: day }, SUBMISSIONS)
      const { $and } = where as { $and: { receivedAt: Record<string, Date> }[] }
      return $and.flatMap(({ receivedAt }) =>
        Object.values(receivedAt).map((at) => at.toISOString().slice(0, 16)),
      )
    }
    expect(limits('2027-01-15')).toEqual(['2027-01-14T23:00', '2027-01-15T23:00'])
    // Summer time begins on 28 March and ends on 31 October 2027.
    expect(limits('2027-03-28')).toEqual(['2027-03-27T23:00', '2027-03-28T22:00'])
    expect(limits('2027-10-31')).toEqual(['2027-10-30T22:00', '2027-10-31T23:00'])
  })

  it('matches each word separately', () => {
    const where = whereOf({ ...NONE, search: 'jansen  bouw' }, SUBMISSIONS)
    const { $and } = where as { $and: { $or: object[] }[] }
    expect($and).toHaveLength(2)
    expect($and[0]?.$or).toContainEqual({ name: { $containsi: 'jansen' } })
    expect($and[1]?.$or).toContainEqual({ name: { $containsi: 'bouw' } })
  })
})
