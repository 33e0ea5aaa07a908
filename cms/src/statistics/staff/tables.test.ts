import { expect, it } from 'vitest'
import { rankedRows } from './tables'

it('rare, undistinguished and low rows are added up in one row', () => {
  const counts = new Map([
    ['google.com', 90],
    ['other', 40],
    ['bing.com', 8],
    ['late.com', 6],
    ['rare.com', 4],
  ])
  expect(rankedRows(counts, new Map([['bing.com', 'Bing']]), 2)).toEqual([
    { key: 'google.com', label: 'google.com', count: 90 },
    { key: 'bing.com', label: 'Bing', count: 8 },
    { key: 'other', label: 'Overig', count: 50 },
  ])
  expect(rankedRows(new Map(), new Map())).toEqual([])
})
