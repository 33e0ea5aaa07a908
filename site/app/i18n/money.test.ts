import { expect, it } from 'vitest'
import { formatEuros } from './money.ts'

it('writes amounts as each language does', () => {
  expect(formatEuros(19_500, 'nl')).toBe('€\u00a0195,00')
  expect(formatEuros(450_000, 'nl')).toBe('€\u00a04.500,00')
  expect(formatEuros(450, 'en')).toBe('€4.50')
  expect(formatEuros(450_000, 'en')).toBe('€4,500.00')
})
