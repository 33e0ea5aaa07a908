import { expect, it } from 'vitest'
import { formatArea, roundedArea } from './area.ts'

it('areas are written with two decimals at most, as in each language', () => {
  expect(formatArea(13.5, 'nl')).toBe('13,5\u00a0m²')
  expect(formatArea(1234.5678, 'en')).toBe('1,234.57\u00a0m²')
  expect(formatArea(24, 'nl')).toBe('24\u00a0m²')
})

it('the rounding errors of sums are removed', () =>
  expect(roundedArea(9.1 + 9.2 + 0.003)).toBe(18.3))
