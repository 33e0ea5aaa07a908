import { advertising } from '@beursvloer/contract/forms/definitions/advertising'
import type { OrderChange } from '@beursvloer/contract/my-stand/orders'
import type { OrderRefusal } from '@beursvloer/contract/my-stand/terms'
import { type Quotation, totalled } from '@beursvloer/contract/quotation/quotation'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { isCertainlyRolledBack } from '../database/errors'
import type { MemberRow } from '../exhibitor-members/membership'
import { readFair } from '../fair/read-fair'
import { optionSources } from '../forms/option-sources'
import { HttpError } from '../http/http-error'
import { queueMail } from '../mail/outbox'
import { kindSettings } from '../submissions/form-settings'
import { KeptFiles } from '../submissions/kept-files'
import { pricing } from '../submissions/pricing'
import { withLock } from '../transactions/with-lock'
import { FILE_KINDS } from '../uploads/file-kind'
import { orderChangedMail, orderChangedNotice } from './order-mail'
import { changeableProducts, linesOf, type OrderRow } from './orders'

const SUBMISSION = 'api::submission.submission'

const refused = (code: OrderRefusal) => new HttpError(409, 'Not possible', { code })

/** A quotation with other amounts, at the prices and taxes at which was ordered. */
function requoted(quotation: Quotation, amounts: readonly number[]): Quotation {
  const { treatment, taxes, tariff, earlyUntil } = quotation
  const vatPercent = taxes.find(({ vat }) => vat === 'standard')?.percent ?? 0
  const lines = quotation.lines.flatMap((line, at) => {
    const quantity = amounts[at] ?? 0
    if (quantity === 0 || !('unitCents' in line.basis)) return []
    const { unitCents } = line.basis
    return [{ ...line, basis: { quantity, unitCents }, cents: quantity * unitCents }]
  })
  return totalled(lines, { treatment, vatPercent }, { tariff, earlyUntil })
}

/**
 * Changes the amounts of an order until the last day of each product: the member who ordered gets a
 * new confirmation, and the organiser a notice.
 * @throws HttpError 404 for an order of others, 409 with an `OrderRefusal`
 */
export async function changeOrder(
  strapi: Core.Strapi,
  { exhibitorId, name: by }: MemberRow,
  { order, amounts, seen }: OrderChange,
  now: Date,
): Promise<void> {
  const files = new KeptFiles()
  const change = async () => {
    const where = { documentId: order, exhibitorId, kind: 'advertising' }
    const row: OrderRow | null = await strapi.db.query(SUBMISSION).findOne({ where })
    if (!row?.quotation) throw new HttpError(404)
    const products = await changeableProducts(strapi, now)
    const lines = linesOf(row, products)
    if (lines.map(({ amount }) => amount).join() !== seen.join()) throw refused('order-changed')
    const changed = lines.filter(({ amount }, at) => amounts[at] !== amount)
    if (amounts.length !== lines.length || changed.some(({ mayChange }) => !mayChange))
      throw refused('order-closed')
    if (changed.length === 0) return
    if (amounts.every((amount) => amount === 0)) throw refused('order-empty')
    for (const { product } of changed) {
      const total = lines.reduce(
        (sum, line, at) => sum + (line.product === product ? (amounts[at] ?? 0) : 0),
        0,
      )
      if (total > (products.get(product)?.maximum ?? total)) throw refused('order-maximum')
    }
    const quotation = requoted(row.quotation, amounts)
    const values = {
      ...row.values,
      lines: row.values.lines
        .map((line, at) => ({ ...line, amount: String(amounts[at]) }))
        .filter(({ amount }) => amount !== '0'),
    }
    const { id, reference, language, email, notes } = row
    const names = row.quotation.lines.map(({ name }) => name)
    const differences = lines.flatMap(({ amount }, at) =>
      amounts[at] === amount ? [] : [`${names[at]}: ${amount} → ${amounts[at]}`],
    )
    const options = await optionSources(strapi, advertising)
    const { documents } = await pricing(strapi, 'advertising', { language, now, options })
    const attachments = []
    for (const { name, content } of await documents({ reference, values, quotation })) {
      const kept = await files.add({ field: '', name, kind: 'pdf', content })
      await strapi.db
        .query('api::submission-file.submission-file')
        .create({ data: { ...kept, submission: id } })
      attachments.push({ name, storedAs: kept.storedAs, mimeType: FILE_KINDS.pdf.mimeType })
    }
    const note = {
      at: now.toISOString(),
      by,
      text: `Gewijzigd in Mijn stand. ${differences.join('; ')}`,
    }
    await strapi.db.query(SUBMISSION).update({
      where: { id },
      data: { values, quotation, notes: [...(notes ?? []), note] },
    })
    const { inbox } = await kindSettings(strapi, 'advertising')
    const about = { reference: reference ?? '', by, differences }
    if (email) {
      const content = orderChangedMail(language, about)
      const mail = { purpose: 'state-change', to: email, toName: row.name, replyTo: inbox } as const
      await queueMail(strapi, { ...mail, content, attachments, submission: id }, now)
    }
    const to = inbox ?? (await readFair(strapi, 'nl')).email
    if (to) {
      const url = `${settings.cmsUrl}/admin/inzendingen/${order}`
      const content = orderChangedNotice({ ...about, url })
      await queueMail(strapi, { purpose: 'notice', to, content, attachments, submission: id }, now)
    }
  }
  try {
    await withLock(strapi, 'records', change)
  } catch (error) {
    if (error instanceof HttpError || isCertainlyRolledBack(error)) await files.discard()
    throw error
  }
}
