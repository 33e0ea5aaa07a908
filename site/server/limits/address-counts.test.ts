import { expect, it } from 'vitest'
import { AddressCounts } from './address-counts.ts'

it('counts what is under way for each address, and off again', () => {
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
