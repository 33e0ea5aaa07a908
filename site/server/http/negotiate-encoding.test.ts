import { expect, it } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['GZIP ; Q=0.8', 'gzip'],
  ['br;q=nonsense', 'identity'],
  ['deflate', 'identity'],
])('%j gives %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected)
  expect(negotiateEncoding(header)).toBe(expected)
})
