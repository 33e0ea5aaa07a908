import { expect, it } from 'vitest'
import { formatArea, roundedArea } from './area.ts'

it('writes areas with two decimals at most, as each language does', () => {
  expect(formatArea(13.5, 'nl')).toBe('13,5\u00a0m²')
  expect(formatArea(1234.5678, 'en')).toBe('1,234.57\u00a0m²')
  expect(formatArea(24, 'nl')).toBe('24\u00a0m²')
})

it('rounds what sums of areas leave behind', () =>
  expect(roundedArea(9.1 + 9.2 + 0.003)).toBe(18.3))
