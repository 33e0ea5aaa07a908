import { answersOf } from '@beursvloer/contract/forms/answers'
import { COUNTRIES } from '@beursvloer/contract/forms/countries'
import type { FormLanguage, OptionSources, Values } from '@beursvloer/contract/forms/definition'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { valueAt } from '@beursvloer/contract/forms/parts'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import type { Fair } from '../fair/fair'
import type { Terms } from '../fair/prices'
import type { ContractDocument, Mandate } from './contract-document'

/** A contract form that was received, with what its document needs besides. */
export interface ContractForm {
  readonly reference: string
  readonly date: string
  readonly language: FormLanguage
  readonly values: Values
  readonly options: OptionSources
  readonly quotation: Quotation
  readonly terms: Terms
  readonly fair: Fair
  /** Empty while the organiser has none. */
  readonly creditorId: string
}

const countryName = (code: string, language: FormLanguage) =>
  COUNTRIES.find(({ value }) => value === code)?.label[language] ?? code

/** Steps of the form that the document repeats. */
const REPEATED = ['stand']

/** What the document of a contract form says. */
export function contractData(form: ContractForm): ContractDocument {
  const { values, language } = form
  const text = (path: string) => {
    const value = valueAt(values, path)
    return typeof value === 'string' ? value : ''
  }
  const mandate: Mandate | null =
    text('invoicing.payment') === 'sepa'
      ? {
          creditorId: form.creditorId,
          accountHolder: text('invoicing.accountHolder'),
          iban: text('invoicing.iban'),
          place: text('mandate.place'),
        }
      : null
  const repeated = { ...contract, steps: contract.steps.filter(({ id }) => REPEATED.includes(id)) }
  const stand = answersOf(repeated, onlyOf(repeated.steps, values), {
    language,
    options: form.options,
  })
  return {
    language,
    reference: form.reference,
    date: form.date,
    fair: form.fair,
    company: {
      legalName: text('company.legalName'),
      address: [
        text('company.tradeName'),
        text('company.street'),
        `${text('company.postcode')} ${text('company.city')}`,
        countryName(text('company.country'), language),
      ].filter((line) => line.trim() !== ''),
      kvk: text('company.kvk'),
      vatId: text('company.vatId'),
    },
    signatory: { name: text('signatory.name'), role: text('signatory.role') },
    invoiceEmail: text('invoicing.email'),
    stand: stand.flatMap(({ title, answers }, index) =>
      answers
        .filter((answer) => answer.text !== '')
        .map(
          (answer) =>
            [index === 0 ? answer.label : `${title}: ${answer.label}`, answer.text] as const,
        ),
    ),
    quotation: form.quotation,
    terms: form.terms,
    mandate,
  }
}

/** The values of some steps: what others ask for would be listed as left over. */
const onlyOf = (steps: typeof contract.steps, values: Values): Values =>
  Object.fromEntries(
    steps.flatMap(({ parts }) => parts.map(({ name }) => [name, values[name]] as const)),
  )
