import { contractProblems, quoteContract } from '../quotation/contract-quotation.ts'
import {
  type CatalogueProduct,
  orderProblems,
  quoteOrderForm,
} from '../quotation/order-quotation.ts'
import type { Quotation } from '../quotation/quotation.ts'
import type { Tariff } from '../quotation/tariff.ts'
import type { FieldProblems, FormId, FormLanguage, Values } from './definition.ts'

/** What of the content decides whether a form can be accepted today. */
export interface PriceFacts {
  /** In force today. */
  readonly tariff: Tariff | null
  /** Those that can still be ordered today. */
  readonly products: readonly CatalogueProduct[]
}

/**
 * What is wrong with values in the light of the content, by path: to be asked besides
 * `validateForm`, by the site and again by the CMS. Empty for forms that ask for nothing with a price.
 */
export function contentProblems(
  form: FormId,
  values: Values,
  { tariff, products }: PriceFacts,
  language: FormLanguage,
): FieldProblems {
  if (form === 'contract') return contractProblems(values, tariff, language)
  return form === 'advertising' ? orderProblems(values, products, language) : {}
}

/**
 * What a form costs as far as it is filled in; null for forms that cost nothing, and while too little
 * is known. Values may be as typed.
 *
 * @param date the day it is signed or ordered, `YYYY-MM-DD`
 */
export function quoteForm(
  form: FormId,
  values: Values,
  { tariff, products }: PriceFacts,
  date: string,
): Quotation | null {
  if (form === 'contract') return quoteContract(values, tariff, date)
  return form === 'advertising' ? quoteOrderForm(values, products, tariff?.vatPercent) : null
}
