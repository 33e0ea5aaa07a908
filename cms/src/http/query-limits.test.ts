import { expect, it } from 'vitest'
import { checkQuery } from './query-limits'

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => `filters[id][$in][${index}]=${index}`).join('&')
const parameters = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}=1`).join('&')

it('accepts a query within the limits', () => {
  for (const query of ['', 'a[b][c][d][e][f]=1', entries(20), parameters(1000)]) {
    expect(() => checkQuery(query)).not.toThrow()
  }
})

it.each([
  ['a deeper key', 'a[b][c][d][e][f][g]=1'],
  ['a longer array by index', entries(25)],
  ['a longer array by brackets', Array(25).fill('a[]=1').join('&')],
  ['a longer array by repetition', Array(25).fill('a=1').join('&')],
  ['an index beyond it', 'a[24]=1'],
  ['more parameters', parameters(1001)],
])('refuses %s', (_what, query) => {
  expect(() => checkQuery(query)).toThrow(expect.objectContaining({ status: 400 }))
})
