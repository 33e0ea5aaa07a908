import { daysAfter } from '@beursvloer/contract/fair-time'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { instalments } from '@beursvloer/contract/quotation/instalments'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import { longDate } from '../fair/dates'
import { type Fair, postalLine } from '../fair/fair'
import type { Terms } from '../fair/prices'
import { createPdf, type PdfDocument } from './pdf-document'
import { quotationTable } from './quotation-table'
import { type DocumentTexts, documentTexts } from './texts'

/** Longest reference of a mandate, in characters (EPC rulebook SEPA Core, AT-01; requirements 8.6). */
const MANDATE_REFERENCE_LENGTH = 35

/** Height of the part with the signatures, in points: it stays together on a page. */
const SIGNING_HEIGHT = 290

/** Of a row in a table, in points: prices and their sum stay together. */
const ROW_HEIGHT = 25

export interface Mandate {
  /** Empty while the organiser has none: then a mandate follows separately. */
  readonly creditorId: string
  readonly accountHolder: string
  readonly iban: string
  readonly place: string
}

/** The content of a quotation with its contract. Dates `YYYY-MM-DD`. */
export interface ContractDocument {
  readonly language: FormLanguage
  readonly reference: string
  readonly date: string
  readonly fair: Fair
  readonly company: {
    readonly legalName: string
    /** Lines under the name: trade name, street, postcode and town, country. */
    readonly address: readonly string[]
    readonly kvk: string
    readonly vatId: string
  }
  readonly signatory: { readonly name: string; readonly role: string }
  readonly invoiceEmail: string
  /** The answers about the stand, with the labels of the form. */
  readonly stand: readonly (readonly [label: string, value: string])[]
  readonly quotation: Quotation
  /** Number of the stand that the fair offers; empty while it is a wish. */
  readonly offeredStand: string
  readonly terms: Terms
  /** Null: payment by invoice. */
  readonly mandate: Mandate | null
}

/** The reference of a contract's mandate: unique, since references are. */
export const mandateReference = (reference: string): string =>
  `${reference}-SEPA`.slice(0, MANDATE_REFERENCE_LENGTH)

/**
 * A quotation that becomes a contract when it is signed, on tagged A4 in the house style; with a
 * page of its own for the SEPA mandate if direct debit was chosen. The same data give the same
 * file.
 */
export async function quotationPdf(
  data: ContractDocument,
  logo: Buffer | null = null,
): Promise<Buffer> {
  const { language, fair, reference, quotation, mandate } = data
  const t = documentTexts[language]
  const page = createPdf({
    title: `${t.contractTitle} ${reference}`,
    language,
    fair,
    logo,
    reference,
    date: data.date,
  })
  page.title(t.contractTitle)
  page.facts(t.reference, [
    [t.reference, reference],
    [t.date, longDate(data.date, language)],
    [t.edition, fair.edition.name],
    [t.tariff, quotation.tariff],
  ])
  page.text(t.contractLead(fair.edition.name))
  page.text(data.offeredStand ? t.placeOffered(data.offeredStand) : t.placeIndicative)
  if (quotation.earlyUntil)
    page.text(t.early(longDate(quotation.earlyUntil, language)), { strong: true })
  writeParties(page, data, t)
  page.heading('Stand')
  page.facts('Stand', data.stand)
  page.heading(t.quotation, ROW_HEIGHT * (quotation.lines.length + 6))
  page.table(quotationTable(quotation, language))
  if (quotation.treatment === 'reversed') page.text(t.reversed(data.company.vatId), { small: true })
  if (quotation.treatment === 'outside') page.text(t.outside, { small: true })
  writePayment(page, data, t)
  writeCancelling(page, data, t)
  writeSigning(page, data, t)
  if (mandate?.creditorId) writeMandate(page, data, mandate, t)
  return page.finish()
}

function writeParties(
  page: PdfDocument,
  { fair, company }: ContractDocument,
  t: DocumentTexts,
): void {
  const known = (...lines: readonly string[]) => lines.filter(Boolean).join('\n')
  page.heading(t.parties)
  page.facts(t.organiser, [
    [
      t.organiser,
      known(
        fair.organisation,
        fair.address,
        postalLine(fair),
        fair.kvk && `${t.kvk} ${fair.kvk}`,
        fair.vat && `${t.vat} ${fair.vat}`,
      ),
    ],
    [
      t.exhibitor,
      known(
        company.legalName,
        ...company.address,
        company.kvk && `${t.kvk} ${company.kvk}`,
        company.vatId && `${t.vat} ${company.vatId}`,
      ),
    ],
  ])
}

function writePayment(page: PdfDocument, data: ContractDocument, t: DocumentTexts): void {
  const { language, fair, quotation, terms, mandate } = data
  page.heading(t.payment)
  page.text(
    mandate
      ? mandate.creditorId
        ? t.byDirectDebit
        : t.byDirectDebitLater
      : t.byInvoice(data.invoiceEmail),
  )
  if (terms.instalments.length === 0) return
  const amounts = instalments(
    quotation.totalCents,
    terms.instalments.map(({ percent }) => percent),
  )
  page.table({
    title: t.payment,
    columns: [{ share: 0.3 }, { share: 0.48 }, { share: 0.22, right: true }],
    head: [t.instalment, t.due, t.amount],
    rows: terms.instalments.map(({ percent, days, moment }, index) => [
      `${index + 1} (${percent}%)`,
      moment === 'after-signing'
        ? t.afterSigning(days)
        : fair.edition.startDate
          ? longDate(daysAfter(fair.edition.startDate, -days), language)
          : t.beforeFair(days),
      formatEuros(amounts[index] ?? 0, language),
    ]),
  })
}

function writeCancelling(page: PdfDocument, { terms }: ContractDocument, t: DocumentTexts): void {
  const { cancellation } = terms
  if (cancellation.length === 0) return
  page.heading(t.cancelling)
  page.table({
    title: t.cancelling,
    columns: [{ share: 0.7 }, { share: 0.3, right: true }],
    head: [t.moment, t.owed],
    rows: cancellation.map(({ monthsBefore, percent }, index) => {
      const earlier = cancellation[index - 1]
      const moment =
        cancellation.length === 1 && monthsBefore === 0
          ? t.always
          : !earlier
            ? t.before(monthsBefore)
            : monthsBefore === 0
              ? t.last
              : t.between(earlier.monthsBefore, monthsBefore)
      return [moment, `${percent}%`]
    }),
  })
}

function writeSigning(page: PdfDocument, data: ContractDocument, t: DocumentTexts): void {
  const { fair, company, signatory } = data
  page.heading(t.signing, SIGNING_HEIGHT)
  page.text(t.signingText)
  page.signatures([
    {
      name: company.legalName,
      lines: [
        [t.name, signatory.name],
        [t.role, signatory.role],
        [t.place, ''],
        [t.date, ''],
        [t.signature, ''],
      ],
    },
    {
      name: fair.organisation,
      lines: [
        [t.name, ''],
        [t.role, ''],
        [t.place, ''],
        [t.date, ''],
        [t.signature, ''],
      ],
    },
  ])
}

/** A mandate is separate from the contract (SEPA Core rulebook; requirements 8.6). */
function writeMandate(
  page: PdfDocument,
  data: ContractDocument,
  mandate: Mandate,
  t: DocumentTexts,
): void {
  const { fair, reference, company, signatory } = data
  page.newPage()
  page.heading(t.mandateTitle)
  page.facts(t.creditor, [
    [t.creditor, [fair.organisation, fair.address, postalLine(fair)].filter(Boolean).join('\n')],
    [t.creditorId, mandate.creditorId],
    [t.mandateReference, mandateReference(reference)],
    [t.reason, t.reasonText(fair.edition.name)],
  ])
  page.text(t.mandateText(fair.organisation))
  page.text(t.mandateRefund)
  page.facts(t.debtor, [
    [t.debtor, company.legalName],
    [t.address, company.address.join('\n')],
    [t.accountHolder, mandate.accountHolder],
    [t.account, mandate.iban.replace(/(.{4})(?=.)/g, '$1 ')],
  ])
  page.signatures([
    {
      name: company.legalName,
      lines: [
        [t.name, signatory.name],
        [t.place, mandate.place],
        [t.date, ''],
        [t.signature, ''],
      ],
    },
  ])
}
