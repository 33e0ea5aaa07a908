import { describe, expect, it } from 'vitest'
import { formatEuros, readEuros, timesRatio, typedEuros } from './money.ts'

it('amounts are written as in each language', () => {
  expect(formatEuros(19_500, 'nl')).toBe('€\u00a0195,00')
  expect(formatEuros(450_000, 'nl')).toBe('€\u00a04.500,00')
  expect(formatEuros(450, 'en')).toBe('€4.50')
  expect(formatEuros(450_000, 'en')).toBe('€4,500.00')
})

it('a minus sign is written, not a hyphen', () => {
  expect(formatEuros(-36_000, 'nl')).toBe('€\u00a0\u2212360,00')
  expect(formatEuros(-36_000, 'en')).toBe('\u2212€360.00')
})

it.each([
  ['195', 19_500],
  ['195,5', 19_550],
  ['€ 1.250,00', 125_000],
  ['1.250', 125_000],
  ['0.99', 99],
  ['', null],
  ['1,234', null],
  ['-5', null],
  ['tien', null],
])('reads %o as %o cents', (text, cents) => expect(readEuros(text)).toBe(cents))

it('types an amount as it reads it', () => expect(readEuros(typedEuros(125_050))).toBe(125_050))

describe('a part of an amount', () => {
  it.each([
    [613_650, 21, 100, 128_867],
    [468_048, 21, 100, 98_290],
    [50, 1, 100, 1],
    [49, 1, 100, 0],
    [0, 21, 100, 0],
  ])('%d times %d/%d is %d, with half a cent rounded up', (cents, part, whole, result) =>
    expect(timesRatio(cents, part, whole)).toBe(result),
  )
})
