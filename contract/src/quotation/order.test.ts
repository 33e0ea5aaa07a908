import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instalments } from './instalments.ts'
import { type OrderProduct, quoteOrder } from './order-quotation.ts'

const product = (code: string, priceCents: number): OrderProduct => ({
  code,
  name: `Product ${code}`,
  priceCents,
  vat: 'standard',
})
const products = [product('VS-80', 29_500), product('BN-160', 65_000)]
const dutch = { country: 'NL', vatId: '', vatPercent: 21 }

describe('an order from the catalogue', () => {
  it('costs products times amounts, with VAT over the sum', () => {
    const order = [
      { product: 'VS-80', amount: 3 },
      { product: 'BN-160', amount: 1 },
    ]
    const quotation = quoteOrder(products, order, dutch)
    expect(quotation.lines.map(({ name, cents }) => [name, cents])).toEqual([
      ['Product VS-80', 88_500],
      ['Product BN-160', 65_000],
    ])
    expect(quotation).toMatchObject({ subtotalCents: 153_500, totalCents: 185_735 })
    expect(quotation.taxes).toEqual([
      { vat: 'standard', percent: 21, ofCents: 153_500, cents: 32_235 },
    ])
    const belgian = { ...dutch, country: 'BE', vatId: 'BE0403170701' }
    expect(quoteOrder(products, order, belgian)).toMatchObject({
      treatment: 'reversed',
      totalCents: 153_500,
    })
  })

  it('ignores products that are not sold, and refuses impossible amounts', () => {
    const nothing = quoteOrder(products, [{ product: 'XX', amount: 2 }], dutch)
    expect(nothing).toMatchObject({ lines: [], subtotalCents: 0, taxes: [], totalCents: 0 })
    for (const amount of [-1, 0.5, Number.NaN])
      expect(() => quoteOrder(products, [{ product: 'VS-80', amount }], dutch)).toThrow(RangeError)
  })

  it('costs the sum of its halves, without tax', () => {
    const lines = fc.array(
      fc.record({ product: fc.constantFrom('VS-80', 'BN-160'), amount: fc.nat(500) }),
    )
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const cents = (order: typeof one) => quoteOrder(products, order, dutch).subtotalCents
        expect(cents([...one, ...other])).toBe(cents(one) + cents(other))
      }),
    )
  })
})

describe('instalments', () => {
  it('give an odd cent to the first one', () =>
    expect(instalments(742_517, [50, 50])).toEqual([371_259, 371_258]))

  it('add up to the total, and none is negative', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.nat(100_000_000), parts, (total, percents) => {
        const amounts = instalments(total, percents)
        expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(total)
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
