import { monthsLater } from '@beursvloer/contract/durations'
import type { StandInvoice, StandOrders } from '@beursvloer/contract/my-stand/orders'
import { invoiceState, type ProofState } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../database/stored-time'
import { fairDate } from '../fair/dates'
import { ofCurrentEdition } from '../fair/of-edition'
import { kindSettings } from '../submissions/form-settings'
import type { StoredSubmission } from '../submissions/staff/submissions'
import { DONE } from '../submissions/state-flow'
import { deleteWhere } from '../transactions/delete-where'

const SUBMISSION = 'api::submission.submission'
const FILE = 'api::submission-file.submission-file'
const INVOICE = 'api::stand-invoice.stand-invoice'

/** An invoice of the organiser's bookkeeping, as the database has it. */
export interface InvoiceRow extends Omit<StandInvoice, 'id' | 'hasFile' | 'reference'> {
  readonly id: number
  readonly documentId: string
  readonly exhibitorId: string
  readonly reference: string | null
  /** Name of its PDF in private storage. */
  readonly storedAs: string | null
}

export const invoicesOf = (strapi: Core.Strapi) => strapi.db.query(INVOICE)

/** An order from the catalogue: its lines are those of its quotation, in the same order. */
export interface OrderRow extends StoredSubmission {
  readonly values: StoredSubmission['values'] & {
    readonly lines: readonly { readonly product: string; readonly amount: string }[]
  }
}

interface FileRow {
  readonly documentId: string
  readonly name: string
  readonly storedAs: string
  /** Of a proof: the code of its product, and how it was answered. */
  readonly proofOf: string | null
  readonly proofState: ProofState | null
  readonly proofText: string | null
  readonly proofBy: string | null
}

/** Which files are documents for a sender, and proofs: they came with no field of a form. */
const MADE = { field: '', kind: 'pdf' }

/** The latest proof of each product of an order. */
const proofsOf = ({
  files,
  values,
  quotation,
}: OrderRow & { readonly files: readonly FileRow[] }) =>
  files
    .filter(({ proofState }) => proofState && proofState !== 'replaced')
    .map(({ documentId: id, name, proofOf, proofState, proofText, proofBy }) => {
      const at = values.lines.findIndex(({ product }) => product === proofOf)
      return {
        ...{ id, name, state: proofState ?? 'waiting', text: proofText ?? '', by: proofBy ?? '' },
        product: quotation?.lines[at]?.name ?? proofOf ?? '',
      }
    })

/** Products of the catalogue that can be changed in an order, by code. */
export async function changeableProducts(strapi: Core.Strapi, now: Date) {
  const rows = (await strapi.documents('api::product.product').findMany({
    locale: 'nl',
    status: 'published',
    fields: ['code', 'deadline', 'maximum'],
    filters: await ofCurrentEdition(strapi, 'product'),
  } as never)) as unknown as { code: string; deadline: string | null; maximum: number | null }[]
  const today = fairDate(now)
  return new Map(
    rows.map(({ code, deadline, maximum }) => [
      code,
      { maximum, until: deadline ?? '', isOpen: !deadline || today <= deadline },
    ]),
  )
}

type Products = Awaited<ReturnType<typeof changeableProducts>>

/** The lines of an order: how far each is delivered, and whether it may still be changed. */
export const linesOf = ({ values, deliveries, state }: OrderRow, products: Products) =>
  values.lines.map(({ product, amount }) => {
    const delivery = deliveries?.[product] ?? 'ordered'
    const { until = '', isOpen = false } = products.get(product) ?? {}
    const mayChange = isOpen && delivery === 'ordered' && !DONE.includes(state)
    return { product, amount: Number(amount), delivery, until, mayChange }
  })

const invoiceView = ({ documentId, reference, storedAs, ...row }: InvoiceRow): StandInvoice => ({
  ...{ id: documentId, number: row.number, reference: reference ?? '' },
  ...{ date: row.date, due: row.due, cents: row.cents, paidOn: row.paidOn },
  hasFile: storedAs !== null,
})

/** The contract's documents, orders and invoices of an exhibitor. */
export async function standOrders(
  strapi: Core.Strapi,
  exhibitorId: string,
  now: Date,
): Promise<StandOrders> {
  const rows: (OrderRow & { files: FileRow[] })[] = await strapi.db.query(SUBMISSION).findMany({
    where: { exhibitorId, kind: { $in: ['contract', 'advertising'] } },
    populate: { files: { where: MADE, orderBy: { id: 'desc' } } },
    orderBy: { receivedAt: 'desc' },
  })
  const invoices: InvoiceRow[] = await invoicesOf(strapi).findMany({
    where: { exhibitorId },
    orderBy: [{ date: 'desc' }, { number: 'desc' }],
  })
  const products = await changeableProducts(strapi, now)
  const documentsOf = ({ files }: { readonly files: readonly FileRow[] }) =>
    files.filter(({ proofState }) => !proofState).map(({ documentId: id, name }) => ({ id, name }))
  return {
    documents: rows.filter(({ kind }) => kind === 'contract').flatMap(documentsOf),
    orders: rows.flatMap((row) => {
      const { documentId: id, reference, state, receivedAt, quotation } = row
      if (row.kind !== 'advertising' || !quotation) return []
      const lines = linesOf(row, products).map(({ product: _, ...line }) => line)
      const documents = documentsOf(row)
      const at = isoOf(receivedAt)
      const about = { id, reference: reference ?? '', state, at, quotation }
      return [{ ...about, lines, documents, proofs: proofsOf(row) }]
    }),
    invoices: invoices.map(invoiceView),
  }
}

/** The stored file of a document or invoice of an exhibitor; null when it has none by that id. */
export async function standDocument(
  strapi: Core.Strapi,
  exhibitorId: string,
  documentId: string,
): Promise<string | null> {
  const file: FileRow | null = await strapi.db.query(FILE).findOne({
    where: {
      ...{ documentId, ...MADE },
      submission: { exhibitorId, kind: { $in: ['contract', 'advertising'] } },
    },
  })
  if (file) return file.storedAs
  const invoice: InvoiceRow | null = await invoicesOf(strapi).findOne({
    where: { documentId, exhibitorId },
  })
  return invoice?.storedAs ?? null
}

/** What the open invoices of an exhibitor come to; null without any invoice. */
export async function openInvoices(strapi: Core.Strapi, exhibitorId: string, now: Date) {
  const rows: InvoiceRow[] = await invoicesOf(strapi).findMany({ where: { exhibitorId } })
  const open = rows.filter(({ paidOn }) => !paidOn)
  const today = fairDate(now)
  return rows.length === 0
    ? null
    : {
        open: open.length,
        late: open.filter((row) => invoiceState(row, today) === 'late').length,
        openCents: open.reduce((sum, { cents }) => sum + cents, 0),
      }
}

/** Deletes invoices as long after their day as contracts are kept; their PDFs go as files without a row. */
export async function deleteOldInvoices(strapi: Core.Strapi, now: Date): Promise<number> {
  const { months } = await kindSettings(strapi, 'contract')
  return deleteWhere(strapi, INVOICE, { date: { $lt: fairDate(monthsLater(now, -months)) } })
}
