import { answersOf } from '@beursvloer/contract/forms/answers'
import { COUNTRIES } from '@beursvloer/contract/forms/countries'
import type { FormLanguage, OptionSources, Values } from '@beursvloer/contract/forms/definition'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { standStep } from '@beursvloer/contract/forms/definitions/contract/stand-step'
import { type FieldPath, formValues } from '@beursvloer/contract/forms/form-values'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import type { Fair } from '../fair/fair'
import type { Terms } from '../fair/prices'
import type { ContractDocument } from './contract-document'

/** A received contract form, with the further data of its document. */
export interface ContractForm {
  readonly reference: string
  readonly date: string
  readonly language: FormLanguage
  readonly values: Values
  readonly options: OptionSources
  readonly quotation: Quotation
  /** Number of the stand that the fair offers; empty while it is a wish. */
  readonly offeredStand: string
  readonly terms: Terms
  readonly fair: Fair
  /** Empty while the organiser has none. */
  readonly creditorId: string
}

const FIRST_CHOICE: FieldPath<typeof contract> = 'stand.firstChoice'

const countryName = (code: string, language: FormLanguage) =>
  COUNTRIES.find(({ value }) => value === code)?.label[language] ?? code

/** The data of a contract form's document. */
export function contractData(form: ContractForm): ContractDocument {
  const { values, language } = form
  const { company, signatory, invoicing, mandate } = formValues(contract, values)
  // Values of other steps would be listed as left over.
  const ofStand = Object.fromEntries(standStep.parts.map(({ name }) => [name, values[name]]))
  const stand = answersOf({ steps: [standStep] }, ofStand, { language, options: form.options })
  return {
    language,
    reference: form.reference,
    date: form.date,
    fair: form.fair,
    company: {
      legalName: company.legalName,
      address: [
        company.tradeName,
        company.street,
        `${company.postcode} ${company.city}`,
        countryName(company.country, language),
      ].filter((line) => line.trim() !== ''),
      kvk: company.kvk,
      vatId: company.vatId,
    },
    signatory: { name: signatory.name, role: signatory.role },
    invoiceEmail: invoicing.email,
    stand: stand.flatMap(({ title, answers }, index) => {
      const given = answers.filter((answer) => answer.text !== '')
      // A co-exhibitor in one row.
      if (index > 0) return [[title, given.map(({ text }) => text).join('\n')] as const]
      return given.map(
        (answer) =>
          [
            // The offered stand is no longer a preference.
            form.offeredStand && answer.path === FIRST_CHOICE
              ? standStep.title[language]
              : answer.label,
            answer.text,
          ] as const,
      )
    }),
    quotation: form.quotation,
    offeredStand: form.offeredStand,
    terms: form.terms,
    mandate:
      invoicing.payment === 'sepa'
        ? {
            creditorId: form.creditorId,
            accountHolder: invoicing.accountHolder,
            iban: invoicing.iban,
            place: mandate.place,
          }
        : null,
  }
}
