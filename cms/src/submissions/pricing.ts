import type {
  FieldProblems,
  FormId,
  FormLanguage,
  Values,
} from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import type { MadeDocument } from './store'

/** A priced submission of which documents are made. */
export interface PricedSubmission {
  readonly reference: string | null
  readonly values: Values
  readonly quotation: object | null
}

/** What prices have to do with a form; the visitor's own figures are never looked at. */
export interface Pricing {
  /** What is wrong with the values in the light of tariff and catalogue, by path. */
  problems(values: Values): FieldProblems
  /** What it costs; null where nothing does. */
  quotation(values: Values): object | null
  /** What goes along with the confirmation. */
  documents(submission: PricedSubmission): Promise<readonly MadeDocument[]>
}

/** The pricing of a form as tariff and catalogue are now. */
export async function pricing(
  _strapi: Core.Strapi,
  _form: FormId,
  _how: { readonly language: FormLanguage; readonly now: Date },
): Promise<Pricing> {
  return { problems: () => ({}), quotation: () => null, documents: async () => [] }
}
