import { expect, it } from 'vitest'
import { MAX_CODES_PER_REPORT, parseClickReport } from './short-link-clicks.ts'

const codes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`code-${at}`, 1]))

it('accepts counts by code', () => {
  const clicks = { tours: 3, 'kaartje-2027': 1 }
  expect(parseClickReport({ clicks })).toEqual(clicks)
  expect(parseClickReport({ clicks: codes(MAX_CODES_PER_REPORT) })).not.toBeNull()
})

it.each([
  [undefined],
  [null],
  ['tours'],
  [{}],
  [{ clicks: {} }],
  [{ clicks: [3] }],
  [{ clicks: { tours: 0 } }],
  [{ clicks: { tours: -1 } }],
  [{ clicks: { tours: 1.5 } }],
  [{ clicks: { tours: '3' } }],
  [{ clicks: { tours: 1e12 } }],
  [{ clicks: { 'Tours; drop': 1 } }],
  [{ clicks: { ['a'.repeat(41)]: 1 } }],
  [{ clicks: codes(MAX_CODES_PER_REPORT + 1) }],
])('refuses %j', (body) => {
  expect(parseClickReport(body)).toBeNull()
})
