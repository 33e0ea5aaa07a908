import type { FieldProblems, FormLanguage, Values } from '../forms/definition.ts'
import { valueAt } from '../forms/parts.ts'
import { type OrderProduct, quoteOrder } from './order.ts'
import type { Quotation } from './quotation.ts'

/** A product with what limits its sale. */
export interface CatalogueProduct extends OrderProduct {
  /** Most that one exhibitor can have; null: no limit. */
  readonly maximum: number | null
  /** Last day to deliver the file, `YYYY-MM-DD`; empty: none. */
  readonly deadline: string
}

/** VAT of goods and services (Wet op de omzetbelasting 1968, article 9), while no tariff says otherwise. */
const STANDARD_VAT_PERCENT = 21

interface OrderLine {
  readonly path: string
  readonly product: string
  readonly amount: number
}

const MOST = 999

function linesOf(values: Values): readonly OrderLine[] {
  const lines = valueAt(values, 'lines')
  if (!Array.isArray(lines)) return []
  return (lines as readonly Values[]).flatMap(({ product, amount }, index) => {
    const count = Number(amount)
    return typeof product === 'string' && Number.isInteger(count) && count > 0 && count <= MOST
      ? [{ path: `lines.${index}`, product, amount: count }]
      : []
  })
}

/** What can still be ordered on a day `YYYY-MM-DD`. */
export const orderable = <P extends Pick<CatalogueProduct, 'deadline'>>(
  products: readonly P[],
  date: string,
): readonly P[] => products.filter(({ deadline }) => deadline === '' || date <= deadline)

/** What an order form costs as far as it is filled in; values may be as typed. */
export function quoteOrderForm(
  values: Values,
  products: readonly OrderProduct[],
  vatPercent: number = STANDARD_VAT_PERCENT,
): Quotation {
  const country = valueAt(values, 'customer.country')
  const vatId = valueAt(values, 'customer.vatId')
  return quoteOrder(products, linesOf(values), {
    country: typeof country === 'string' && country ? country : 'NL',
    vatId: typeof vatId === 'string' ? vatId.toUpperCase().replace(/[\s.\-/]/g, '') : '',
    vatPercent,
  })
}

/** What the form's own rules cannot see: products no longer sold, and more than one can have. */
export function orderProblems(
  values: Values,
  products: readonly CatalogueProduct[],
  language: FormLanguage,
): FieldProblems {
  const problems: Record<string, readonly string[]> = {}
  const ordered = new Map<string, number>()
  for (const { path, product: code, amount } of linesOf(values)) {
    const product = products.find((one) => one.code === code)
    const total = (ordered.get(code) ?? 0) + amount
    ordered.set(code, total)
    if (!product)
      problems[`${path}.product`] = [
        language === 'nl'
          ? 'Dit product is niet meer te bestellen.'
          : 'This product can no longer be ordered.',
      ]
    else if (product.maximum !== null && total > product.maximum)
      problems[`${path}.amount`] = [
        language === 'nl'
          ? `U kunt er hiervan ten hoogste ${product.maximum} bestellen.`
          : `You can order at most ${product.maximum} of these.`,
      ]
  }
  return problems
}
