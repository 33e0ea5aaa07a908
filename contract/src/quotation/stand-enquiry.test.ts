import { describe, expect, it } from 'vitest'
import { tariff } from '../testing/tariff.ts'
import { quoteEnquiry, type StandEnquiry } from './stand-enquiry.ts'

const enquiry = (more: Partial<StandEnquiry>): StandEnquiry => ({
  package: 'shell',
  area: '18',
  openSides: '2',
  publicBody: false,
  coExhibitors: '',
  ...more,
})
const quote = (more: Partial<StandEnquiry>, date = '2027-01-01') =>
  quoteEnquiry(enquiry(more), tariff, date)
const subtotal = (more: Partial<StandEnquiry>, date?: string) =>
  quote(more, date).quotation?.subtotalCents

describe('the price in the calculator', () => {
  it('is that of the contract: tests A and B of requirements 9.4', () => {
    expect(subtotal({})).toBe(613_650)
    const b = { package: 'floor', area: '24', openSides: '3', publicBody: true }
    expect(subtotal(b, '2026-12-01')).toBe(468_048)
    expect(subtotal({ ...b, coExhibitors: '1' }, '2026-12-01')).toBe(468_048 + 49_500)
    expect(subtotal({ package: 'pavilion', area: '', openSides: '' })).toBe(225_000)
  })

  it('accepts areas in the notation of either language, with two decimals at most', () => {
    expect(quote({ area: '13,5' }).quotation).toEqual(quote({ area: '13.5' }).quotation)
    expect(quote({ area: '13,125' })).toMatchObject({
      quotation: null,
      problems: { area: { en: 'Enter a number with no more than 2 decimals.' } },
    })
  })

  it('is unknown while a value is missing, and problems are reported', () => {
    for (const lacking of [{ package: '' }, { area: '' }, { openSides: '' }, { openSides: '7' }])
      expect(quote(lacking)).toEqual({ quotation: null, problems: {} })
    const messages = (more: Partial<StandEnquiry>) =>
      Object.values(quote(more).problems).map(({ nl }) => nl)
    expect(messages({ package: 'floor', area: '12' })).toEqual([
      'Dit pakket is er vanaf 18\u00a0m².',
    ])
    expect(messages({ area: '501' })).toEqual(['Kies 6 tot 500 m².'])
    expect(messages({ area: 'veel' })).toHaveLength(1)
    expect(messages({ coExhibitors: '9' })).toEqual(['Kies 0 tot 8 medestandhouders.'])
    expect(messages({ package: 'pavilion', area: 'veel' })).toEqual([])
  })
})
