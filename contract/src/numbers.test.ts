import { expect, it } from 'vitest'
import { formatNumber } from './numbers.ts'

it('numbers are written as in each language', () => {
  expect(formatNumber(1234.567, 'nl')).toBe('1.234,57')
  expect(formatNumber(12.5, 'en')).toBe('12.5')
})

it('a minus sign is written, not a hyphen', () =>
  expect(formatNumber(-12.5, 'nl')).toBe('\u221212,5'))
