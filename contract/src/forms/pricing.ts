import {
  type ContractFacts,
  contractProblems,
  quoteContract,
} from '../quotation/contract-quotation.ts'
import {
  type CatalogueProduct,
  orderProblems,
  quoteOrderForm,
} from '../quotation/order-quotation.ts'
import type { Quotation } from '../quotation/quotation.ts'
import type { FieldProblems, FormId, FormLanguage, Values } from './definition.ts'
import { advertising } from './definitions/advertising.ts'
import { contract } from './definitions/contract.ts'
import { formValues } from './form-values.ts'

/** The content that decides whether a form can be accepted today. */
export interface PriceFacts extends ContractFacts {
  /** Those that can still be ordered today. */
  readonly products: readonly CatalogueProduct[]
}

/** Nothing can be ordered or booked. */
export const NO_PRICES: PriceFacts = { tariff: null, products: [], stands: [] }

/**
 * The problems of values by the current content, by path, besides those of `validateForm`. Empty
 * for forms without prices.
 */
export function contentProblems(
  form: FormId,
  values: Values,
  facts: PriceFacts,
  language: FormLanguage,
): FieldProblems {
  if (form === contract.id)
    return contractProblems(formValues(contract, values), facts, language) as FieldProblems
  if (form === advertising.id)
    return orderProblems(formValues(advertising, values), facts.products, language) as FieldProblems
  return {}
}

/**
 * The quotation of a form as far as it is filled in; null for forms without costs, and while too
 * little is known. Values may be as typed.
 *
 * @param date the day it is signed or ordered, `YYYY-MM-DD`
 */
export function quoteForm(
  form: FormId,
  values: Values,
  { tariff, products }: Omit<PriceFacts, 'stands'>,
  date: string,
): Quotation | null {
  if (form === contract.id) return quoteContract(formValues(contract, values), tariff, date)
  return form === advertising.id
    ? quoteOrderForm(formValues(advertising, values), products, tariff?.vatPercent)
    : null
}
