import { expect, it } from 'vitest'
import { AddressCounts } from './address-counts.ts'

it('requests in progress are counted for each address, and removed when they end', () => {
  const counts = new AddressCounts()
  const first = counts.add('203.0.113.7')
  const second = counts.add('203.0.113.7')
  counts.add('203.0.113.8')
  expect(counts.of('203.0.113.7')).toBe(2)
  first()
  expect(counts.of('203.0.113.7')).toBe(1)
  second()
  expect(counts.of('203.0.113.7')).toBe(0)
  expect(counts.of('203.0.113.8')).toBe(1)
})
