import { randomUUID } from 'node:crypto'
import { invoiceState } from '@beursvloer/contract/my-stand/terms'
import { formatEuros, typedEuros } from '@beursvloer/contract/quotation/money'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isCertainlyRolledBack } from '../../database/errors'
import { fairDate } from '../../fair/dates'
import { dateIn } from '../../import/cells'
import { plainHead } from '../../import/match-columns'
import type { Table } from '../../import/table/read-table'
import { uploadedTable } from '../../import/uploaded-table'
import type { Context } from '../../panel-api/answers'
import type { Column } from '../../panel-api/export/column'
import { pageFrom } from '../../panel-api/lists'
import { oneOf, type Query, readPaging, readSearch } from '../../panel-api/query'
import { removeFiles, storeFile } from '../../private-files/storage'
import { withLock } from '../../transactions/with-lock'
import { type InvoiceRow, invoicesOf } from '../orders'
import { uploadedPdf } from './uploaded-pdf'
import { INVOICE_STATES, type InvoiceImport, type InvoiceList, type StaffInvoice } from './views'

/** Invoices of one statement, whose values databases limit. */
const AT_ONCE = 500
/** Largest sum: a hundred million euros. */
const MAX_CENTS = 10_000_000_000

type Field = 'number' | 'exhibitor' | 'reference' | 'date' | 'due' | 'cents' | 'paidOn'

/** The columns of a list; a further name is recognised as well. */
const COLUMNS: Readonly<
  Record<
    Field,
    {
      readonly head: string
      readonly others: readonly string[]
      readonly cell: (row: StaffInvoice) => string
      readonly isOptional?: true
    }
  >
> = {
  number: {
    head: 'Factuurnummer',
    others: ['factuur', 'nummer', 'factuurnr', 'invoice', 'invoice number'],
    cell: ({ number }) => number,
  },
  exhibitor: {
    head: 'Standhouder',
    others: ['klant', 'relatie', 'debiteur', 'klantnaam', 'naam', 'bedrijf', 'exhibitor'],
    cell: ({ exhibitor }) => exhibitor,
  },
  reference: {
    head: 'Kenmerk',
    others: ['contract', 'bestelling', 'order', 'referentie', 'uw referentie', 'reference'],
    cell: ({ reference }) => reference,
    isOptional: true,
  },
  date: {
    head: 'Factuurdatum',
    others: ['datum', 'date', 'invoice date'],
    cell: ({ date }) => date,
  },
  due: {
    head: 'Vervaldatum',
    others: ['vervaldag', 'vervalt', 'due', 'due date'],
    cell: ({ due }) => due,
  },
  cents: {
    head: 'Bedrag',
    others: ['totaal', 'bedrag incl btw', 'totaal incl btw', 'amount', 'total'],
    cell: ({ cents }) => typedEuros(cents),
  },
  paidOn: {
    head: 'Betaald op',
    others: ['betaald', 'betaaldatum', 'paid', 'paid on'],
    cell: ({ paidOn }) => paidOn ?? '',
  },
}
const FIELDS = Object.keys(COLUMNS) as Field[]

/** The columns of the exported list; importing it unchanged changes nothing. */
export const INVOICE_COLUMNS: readonly Column<StaffInvoice>[] = FIELDS.map((name) => COLUMNS[name])

/** Names of the exhibitors, in whatever edition, by document id. */
async function exhibitorsByName(strapi: Core.Strapi) {
  // A draft that was just begun has no name yet.
  const rows: {
    documentId: string
    name: string | null
    slug: string | null
    kvk: string | null
  }[] = await strapi.db.query('api::exhibitor.exhibitor').findMany({
    select: ['documentId', 'name', 'slug', 'kvk'],
    where: { locale: 'nl', publishedAt: null },
  })
  const names = new Map(rows.map(({ documentId, name }) => [documentId, name ?? '']))
  const keys = rows.flatMap(({ documentId, name, slug, kvk }) =>
    [...new Set([name, slug, kvk].map((key) => (key ?? '').toLowerCase()))].map(
      (key) => [key, documentId] as const,
    ),
  )
  return { names, byKey: Map.groupBy(keys, ([key]) => key) }
}

async function staffInvoices(strapi: Core.Strapi): Promise<StaffInvoice[]> {
  const rows: InvoiceRow[] = await invoicesOf(strapi).findMany({
    orderBy: [{ date: 'desc' }, { number: 'desc' }],
  })
  const { names } = await exhibitorsByName(strapi)
  const today = fairDate(new Date())
  return rows.map(({ documentId, exhibitorId, reference, storedAs, ...row }) => ({
    ...{ documentId, number: row.number, date: row.date, due: row.due, cents: row.cents },
    ...{ paidOn: row.paidOn, reference: reference ?? '', hasFile: storedAs !== null },
    exhibitor: names.get(exhibitorId) ?? '',
    state: invoiceState(row, today),
  }))
}

/** The invoices that an address asks for, the latest first. */
export async function foundInvoices(strapi: Core.Strapi, query: Query): Promise<StaffInvoice[]> {
  const state = oneOf(INVOICE_STATES, query.state)
  const words = readSearch(query).toLowerCase().split(/\s+/)
  return (await staffInvoices(strapi)).filter((one) => {
    const text = [one.number, one.exhibitor, one.reference].join(' ').toLowerCase()
    return (!state || one.state === state) && words.every((word) => text.includes(word))
  })
}

export async function invoiceList(strapi: Core.Strapi, query: Query): Promise<InvoiceList> {
  const found = await foundInvoices(strapi, query)
  return pageFrom(found, readPaging(query, { date: 'date', sortable: [] }))
}

/** A sum of a list, as people and programs write it, in cents; null when it is none. */
function centsIn(text: string): number | null {
  const bare = text.replace(/[€\s\u00a0]|EUR/gi, '').replace(/^\u2212/, '-')
  const plain = /,\d{1,2}$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : /\.\d{3}$/.test(bare)
      ? bare.replaceAll('.', '')
      : bare.replaceAll(',', '')
  const cents = /^-?\d{1,9}(\.\d{1,15})?$/.test(plain) ? Math.round(Number(plain) * 100) : NaN
  return Math.abs(cents) <= MAX_CENTS ? cents : null
}

type Planned = InvoiceImport['rows'][number] & {
  readonly data: Omit<InvoiceRow, 'id' | 'documentId' | 'storedAs'> | null
}

/** The place of each column in a file. */
function placesIn({ heads }: Table): Readonly<Partial<Record<Field, number>>> {
  const plain = heads.map(plainHead)
  const places = FIELDS.map((name) => {
    const names = [COLUMNS[name].head, ...COLUMNS[name].others].map(plainHead)
    return [name, plain.findIndex((head) => names.includes(head))] as const
  })
  const missing = places.filter(([name, at]) => at < 0 && !COLUMNS[name].isOptional)
  if (missing.length > 0) {
    const names = missing.map(([name]) => COLUMNS[name].head).join(', ')
    throw new errors.ValidationError(`Deze kolommen ontbreken in de eerste rij: ${names}.`)
  }
  return Object.fromEntries(places.filter(([, at]) => at >= 0))
}

/** What each row of a list would do. */
async function planned(strapi: Core.Strapi, table: Table): Promise<Planned[]> {
  const places = placesIn(table)
  const { names, byKey } = await exhibitorsByName(strapi)
  const references: { reference: string; exhibitorId: string }[] = await strapi.db
    .query('api::submission.submission')
    .findMany({ select: ['reference', 'exhibitorId'], where: { exhibitorId: { $notNull: true } } })
  const byReference = new Map(references.map((one) => [one.reference, one.exhibitorId]))
  const stored: InvoiceRow[] = await invoicesOf(strapi).findMany({})
  const known = new Map(stored.map((row) => [row.number, row]))
  const seen = new Set<string>()
  return table.rows.map(({ number: row, cells }) => {
    const text = (name: Field) => (cells[places[name] ?? -1] ?? '').trim()
    const problems: string[] = []
    const dateOf = (name: 'date' | 'due' | 'paidOn'): string => {
      const date = dateIn(text(name))
      if (!date) problems.push(`${COLUMNS[name].head} is geen datum, zoals 2027-03-17`)
      return date ?? ''
    }
    const number = text('number').slice(0, 60)
    if (!number) problems.push('Factuurnummer ontbreekt')
    if (seen.has(number)) problems.push('Dit factuurnummer staat er al in')
    seen.add(number)
    const reference = text('reference').slice(0, 60)
    const called = text('exhibitor')
    const sameName = called ? (byKey.get(called.toLowerCase()) ?? []) : []
    const ofReference = byReference.get(reference)
    const exhibitorId = ofReference ?? sameName[0]?.[1] ?? ''
    if (!exhibitorId) problems.push(`‘${called || reference}’ is geen standhouder`)
    else if (sameName.length > 0 && sameName.every(([, id]) => id !== exhibitorId))
      problems.push(`Kenmerk ${reference} is niet van ${called}`)
    else if (sameName.length > 1 && !ofReference)
      problems.push(`‘${called}’ zijn er ${sameName.length}; vul het kenmerk in`)
    const cents = centsIn(text('cents'))
    if (cents === null) problems.push('Bedrag is geen bedrag, zoals 3712,59')
    const data = {
      ...{ number, exhibitorId, reference, date: dateOf('date'), due: dateOf('due') },
      ...{ cents: cents ?? 0, paidOn: text('paidOn') ? dateOf('paidOn') : null },
    }
    const before = known.get(number)
    const changes = (Object.keys(data) as (keyof typeof data)[]).filter(
      (name) => before && (before[name] ?? '') !== (data[name] ?? ''),
    )
    const view = { row, number, exhibitor: names.get(exhibitorId) ?? called, problems }
    const sum = formatEuros(data.cents, 'nl')
    if (problems.length > 0) return { ...view, sum, state: 'refused', data: null }
    const state = !before ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    return { ...view, sum, state, data }
  })
}

/**
 * Compares a list of the bookkeeping with the invoices that are here, and takes over what differs if
 * that is asked; refused rows stay out.
 */
export async function importInvoices(
  strapi: Core.Strapi,
  ctx: Context,
  takesOver: boolean,
): Promise<InvoiceImport> {
  const { table } = await uploadedTable(ctx)
  const work = async () => {
    const rows = await planned(strapi, table)
    if (takesOver) {
      const added = rows.flatMap(({ state, data }) => (state === 'new' && data ? [data] : []))
      const documentId = () => randomUUID().replaceAll('-', '').slice(0, 24)
      for (let at = 0; at < added.length; at += AT_ONCE) {
        const some = added.slice(at, at + AT_ONCE)
        const data = some.map((one) => ({ ...one, documentId: documentId() }))
        await invoicesOf(strapi).createMany({ data })
      }
      for (const { state, data } of rows)
        if (state === 'changed' && data)
          await invoicesOf(strapi).update({ where: { number: data.number }, data })
    }
    return { rows: rows.map(({ data: _, ...row }) => row) }
  }
  return takesOver ? withLock(strapi, 'records', work) : work()
}

/**
 * Attaches a PDF to the invoice whose number is its name.
 * @throws ValidationError in Dutch for another file, or an unknown number
 */
export async function attachInvoice(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { name, content } = await uploadedPdf(ctx)
  const number = name.replace(/\.pdf$/i, '').trim()
  const row: InvoiceRow | null = await invoicesOf(strapi).findOne({ where: { number } })
  if (!row) throw new errors.ValidationError(`Er is geen factuur met nummer ‘${number}’.`)
  const storedAs = await storeFile(content, 'pdf')
  try {
    await invoicesOf(strapi).update({ where: { id: row.id }, data: { storedAs } })
  } catch (error) {
    if (isCertainlyRolledBack(error)) await removeFiles([storedAs])
    throw error
  }
  if (row.storedAs) await removeFiles([row.storedAs])
}

/** Removes an invoice with its PDF. */
export async function removeInvoice(strapi: Core.Strapi, documentId: string): Promise<void> {
  const row: InvoiceRow | null = await invoicesOf(strapi).findOne({ where: { documentId } })
  if (!row) return
  await invoicesOf(strapi).delete({ where: { id: row.id } })
  if (row.storedAs) await removeFiles([row.storedAs])
}
