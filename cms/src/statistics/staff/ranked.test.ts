import { expect, it } from 'vitest'
import { rankedRows } from './ranked'

it('puts what is rare, unknown, not told apart or far down together', () => {
  const counts = new Map([
    ['google.com', 90],
    ['other', 40],
    ['gone', 20],
    ['bing.com', 8],
    ['late.com', 6],
    ['rare.com', 4],
  ])
  const nameOf = (key: string) => (key === 'gone' ? null : { label: key })
  expect(rankedRows(counts, nameOf, 2).map(({ label, count }) => [label, count])).toEqual([
    ['google.com', 90],
    ['bing.com', 8],
    ['Overig', 70],
  ])
  expect(rankedRows(new Map(), nameOf)).toEqual([])
})
