import type { FormLanguage } from '../forms/definition.ts'
import type { advertising } from '../forms/definitions/advertising.ts'
import type { FormValues, ProblemsOf } from '../forms/form-values.ts'
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

interface OrderedAmount {
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

/** A product with the limits of its sale. */
export interface CatalogueProduct extends OrderProduct {
  /** Maximum per exhibitor; null: no limit. */
  readonly maximum: number | null
  /** Last day to deliver the file, `YYYY-MM-DD`; empty: none. */
  readonly deadline: string
}

/** VAT of goods and services (Wet op de omzetbelasting 1968, article 9), without a tariff. */
const STANDARD_VAT_PERCENT = 21

type OrderValues = Pick<FormValues<typeof advertising>, 'lines' | 'customer'>

const MAX_AMOUNT = 999

const linesOf = ({ lines }: Pick<OrderValues, 'lines'>) =>
  lines.flatMap(({ product, amount }, index) => {
    const count = Number(amount)
    return Number.isInteger(count) && count > 0 && count <= MAX_AMOUNT
      ? [{ index, product, amount: count }]
      : []
  })

/** The products that can be ordered on a day `YYYY-MM-DD`. */
export const orderable = <P extends Pick<CatalogueProduct, 'deadline'>>(
  products: readonly P[],
  date: string,
): readonly P[] => products.filter(({ deadline }) => deadline === '' || date <= deadline)

/** The quotation of an order form as far as it is filled in; values may be as typed. */
export function quoteOrderForm(
  values: OrderValues,
  products: readonly OrderProduct[],
  vatPercent: number = STANDARD_VAT_PERCENT,
): Quotation {
  const { country, vatId } = values.customer
  return quoteOrder(products, linesOf(values), {
    country: country || 'NL',
    vatId: vatId.toUpperCase().replace(/[\s.\-/]/g, ''),
    vatPercent,
  })
}

/**
 * The problems that the form's own rules cannot see: products no longer sold, and numbers above the
 * maximum.
 */
export function orderProblems(
  values: Pick<OrderValues, 'lines'>,
  products: readonly CatalogueProduct[],
  language: FormLanguage,
): ProblemsOf<typeof advertising> {
  const problems: ProblemsOf<typeof advertising> = {}
  const ordered = new Map<string, number>()
  for (const { index, product: code, amount } of linesOf(values)) {
    const product = products.find((one) => one.code === code)
    const total = (ordered.get(code) ?? 0) + amount
    ordered.set(code, total)
    if (!product)
      problems[`lines.${index}.product`] = [
        language === 'nl'
          ? 'Dit product is niet meer te bestellen.'
          : 'This product can no longer be ordered.',
      ]
    else if (product.maximum !== null && total > product.maximum)
      problems[`lines.${index}.amount`] = [
        language === 'nl'
          ? `U kunt er hiervan ten hoogste ${product.maximum} bestellen.`
          : `You can order at most ${product.maximum} of these.`,
      ]
  }
  return problems
}
