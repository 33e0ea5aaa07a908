import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import { longDate } from '../fair/dates'
import type { Fair } from '../fair/fair'
import { createPdf } from './pdf-document'
import { quotationTable } from './quotation-table'
import { documentTexts } from './texts'

/** The content of an order's confirmation. Dates `YYYY-MM-DD`. */
export interface OrderDocument {
  readonly language: FormLanguage
  readonly reference: string
  readonly date: string
  readonly fair: Fair
  readonly exhibitor: string
  readonly contactName: string
  readonly vatId: string
  readonly purchaseOrder: string
  readonly quotation: Quotation
  /** The files still to be delivered for each product; empty when they came with the order. */
  readonly deliveries: readonly {
    readonly product: string
    readonly format: string
    /** Empty: no date. */
    readonly deadline: string
  }[]
}

/** The confirmation of an order from the catalogue, on tagged A4 in the house style. */
export async function orderPdf(data: OrderDocument, logo: Buffer | null = null): Promise<Buffer> {
  const { language, fair, reference, quotation, deliveries } = data
  const t = documentTexts[language]
  const page = createPdf({
    title: `${t.orderTitle} ${reference}`,
    language,
    fair,
    logo,
    reference,
    date: data.date,
  })
  page.title(t.orderTitle)
  page.facts(
    t.customer,
    (
      [
        [t.reference, reference],
        [t.date, longDate(data.date, language)],
        [t.exhibitor, data.exhibitor],
        [t.contact, data.contactName],
        [t.purchaseOrder, data.purchaseOrder],
      ] as const
    ).filter(([, value]) => value !== ''),
  )
  page.text(t.orderLead(fair.edition.name))
  page.heading(t.ordered)
  page.table(quotationTable(quotation, language))
  if (quotation.treatment === 'reversed') page.text(t.reversed(data.vatId), { small: true })
  if (quotation.treatment === 'outside') page.text(t.outside, { small: true })
  page.heading(t.artwork)
  if (deliveries.length === 0) page.text(t.artworkNow)
  else {
    page.text(t.artworkLater(fair.email))
    page.table({
      title: t.artwork,
      columns: [{ share: 0.4 }, { share: 0.36 }, { share: 0.24, right: true }],
      head: [t.product, t.format, t.due],
      rows: deliveries.map(({ product, format, deadline }) => [
        product,
        format,
        deadline && longDate(deadline, language),
      ]),
    })
  }
  page.text(t.terms)
  return page.finish()
}
