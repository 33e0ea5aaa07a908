import { expect, it } from 'vitest'
import { quoteOrder } from './order-quotation.ts'
import type { QuotationLine } from './quotation.ts'
import { lineDetail, lineLabel, taxLabel, totalLabel } from './texts.ts'

const line = (code: QuotationLine['code'], basis: QuotationLine['basis'], name = '') =>
  ({ code, basis, name, cents: 0, vat: 'standard' }) as const
/** Amounts contain a no-break space. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [line('floor', { quantity: 18, unitCents: 19_500 }), 'Kale grond', '18 m² × € 195,00'],
  [line('floor', { quantity: 12.5, unitCents: 19_500 }), 'Kale grond', '12,5 m² × € 195,00'],
  [
    line('open-sides', { percent: 5, ofCents: 351_000 }),
    'Toeslag open zijden',
    '5% van € 3.510,00',
  ],
  [line('registration', { quantity: 1, unitCents: 39_500 }), 'Registratie', ''],
  [line('co-exhibitor', { quantity: 2, unitCents: 49_500 }), 'Medestandhouders', '2 × € 495,00'],
  [line('product', { quantity: 1, unitCents: 29_500 }, 'Banner'), 'Banner', '1 × € 295,00'],
])('lines have a description in Dutch', (one, label, detail) => {
  expect(lineLabel(one, 'nl')).toBe(label)
  expect(plain(lineDetail(one, 'nl'))).toBe(detail)
})

it('lines have the same description in English', () => {
  const sides = line('open-sides', { percent: 5, ofCents: 351_000 })
  expect(lineLabel(sides, 'en')).toBe('Surcharge for open sides')
  expect(lineDetail(sides, 'en')).toBe('5% of €3,510.00')
})

it('taxes and totals have labels for charged and for reversed VAT', () => {
  const tax = { vat: 'standard', percent: 21, ofCents: 1, cents: 0 } as const
  expect(taxLabel(tax, 'charged', 'nl')).toBe('Btw 21%')
  expect(taxLabel({ ...tax, percent: 0 }, 'reversed', 'nl')).toBe('Btw verlegd')
  expect(taxLabel({ ...tax, percent: 0 }, 'outside', 'en')).toBe('No Dutch VAT')
  expect(taxLabel({ ...tax, vat: 'insurance' }, 'reversed', 'nl')).toBe('Assurantiebelasting 21%')
  const empty = { country: 'BE', vatId: 'BE1', vatPercent: 21 }
  expect(totalLabel(quoteOrder([], [], empty), 'nl')).toBe('Totaal')
  expect(totalLabel(quoteOrder([], [], { ...empty, country: 'NL' }), 'nl')).toBe('Totaal incl. btw')
})
