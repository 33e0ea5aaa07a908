import type { PriceCode, VatCode } from './tariff.ts'
import { type Tax, taxesOf, type VatTreatment } from './vat.ts'

export type LineCode = PriceCode | 'public-discount' | 'open-sides' | 'product'

/** The calculation of a line: a number of units at a price, or a percentage of an amount. */
export type Basis =
  | { readonly quantity: number; readonly unitCents: number }
  | { readonly percent: number; readonly ofCents: number }

export interface QuotationLine {
  readonly code: LineCode
  /** The name of a product; empty for the lines of a stand, which the texts name. */
  readonly name: string
  readonly basis: Basis
  /** Euro cents without tax; reductions are negative. */
  readonly cents: number
  readonly vat: VatCode
}

/** All amounts in euro cents. */
export interface Quotation {
  readonly lines: readonly QuotationLine[]
  /** Sum of the lines, without tax. */
  readonly subtotalCents: number
  readonly taxes: readonly Tax[]
  readonly treatment: VatTreatment
  readonly totalCents: number
  /** Name of the tariff it was made with; empty for an order from the catalogue. */
  readonly tariff: string
  /** Last day of signing for the early booking reduction in it; empty without one. */
  readonly earlyUntil: string
}

const sum = (amounts: readonly { readonly cents: number }[]) =>
  amounts.reduce((total, { cents }) => total + cents, 0)

/** Adds lines up: the sum, its taxes, and both together. */
export function totalled(
  lines: readonly QuotationLine[],
  vat: { readonly treatment: VatTreatment; readonly vatPercent: number },
  from: Pick<Quotation, 'tariff' | 'earlyUntil'>,
): Quotation {
  const subtotalCents = sum(lines)
  const taxes = taxesOf(lines, vat.treatment, vat.vatPercent)
  return {
    lines,
    subtotalCents,
    taxes,
    treatment: vat.treatment,
    totalCents: subtotalCents + sum(taxes),
    ...from,
  }
}
