import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countedTerm, parseMissReport } from './search-misses.ts'

it.each([
  ['Garderobe', 'garderobe'],
  ['  wc   hal 2 ', 'wc hal 2'],
  ['CO₂', 'co₂'],
  ['jan@voorbeeld.nl', null],
  ['06 1234 5678', null],
  ['bel 010-1234', null],
  ['https://voorbeeld.nl', null],
  ['12', null],
  ['x', null],
  ['a'.repeat(61), null],
])('“%s” is counted as %s', (query, term) => {
  expect(countedTerm(query)).toBe(term)
})

it('a term that is counted stays the same when it is normalised again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (query) => {
      const term = countedTerm(query)
      if (term !== null) expect(countedTerm(term)).toBe(term)
    }),
  )
})

const miss = { term: 'garderobe', locale: 'nl', count: 2 }

it('a report of the site is read, without any other fields', () => {
  expect(parseMissReport({ misses: [{ ...miss, visitor: 'x' }] })).toEqual([miss])
})

it.each([
  [undefined],
  [{}],
  [{ misses: [] }],
  [{ misses: [{ ...miss, term: 'Garderobe' }] }],
  [{ misses: [{ ...miss, term: 'jan@voorbeeld.nl' }] }],
  [{ misses: [{ ...miss, locale: 'de' }] }],
  [{ misses: [{ ...miss, count: 0 }] }],
  [{ misses: [null] }],
  [{ misses: Array(201).fill(miss) }],
])('an invalid report is refused: %j', (body) => {
  expect(parseMissReport(body)).toBeNull()
})
