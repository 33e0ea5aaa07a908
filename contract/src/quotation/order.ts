import { type Quotation, totalled } from './quotation.ts'
import type { VatCode } from './tariff.ts'
import { type Customer, vatTreatment } from './vat.ts'

/** The fields of a catalogue product that an order needs. */
export interface OrderProduct {
  readonly code: string
  readonly name: string
  /** Euro cents without VAT, per unit. */
  readonly priceCents: number
  readonly vat: VatCode
}

export interface OrderedAmount {
  readonly product: string
  /** Whole, at least 1. */
  readonly amount: number
}

/**
 * The quotation of an order from the catalogue, its lines as ordered. Codes that the catalogue
 * lacks are left out: `orderProblems` reports them.
 *
 * @throws RangeError for an amount that is negative or not whole
 */
export function quoteOrder(
  products: readonly OrderProduct[],
  ordered: readonly OrderedAmount[],
  { vatPercent, ...customer }: Customer & { readonly vatPercent: number },
): Quotation {
  const lines = ordered.flatMap(({ product: code, amount }) => {
    if (!Number.isSafeInteger(amount) || amount < 0)
      throw new RangeError('An order needs whole amounts, none of them negative')
    const product = products.find((one) => one.code === code)
    if (!product || amount === 0) return []
    const { name, priceCents, vat } = product
    const basis = { quantity: amount, unitCents: priceCents }
    return [{ code: 'product' as const, name, basis, cents: priceCents * amount, vat }]
  })
  return totalled(
    lines,
    { treatment: vatTreatment(customer), vatPercent },
    { tariff: '', earlyUntil: '' },
  )
}
