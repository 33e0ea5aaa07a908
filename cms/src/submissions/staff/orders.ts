import { advertising } from '@beursvloer/contract/forms/definitions/advertising'
import { formValues } from '@beursvloer/contract/forms/form-values'
import { DELIVERY_STATES, type DeliveryState } from '@beursvloer/contract/my-stand/orders'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { ofCurrentEdition } from '../../fair/of-edition'
import { readShape } from '../../http/read-shape'
import { changeSubmission, type StoredSubmission } from './submissions'
import type { OrderHandling } from './views'

const exhibitorsOf = (strapi: Core.Strapi, filters: object) =>
  strapi
    .documents('api::exhibitor.exhibitor')
    .findMany({ locale: 'nl', status: 'draft', fields: ['name'], sort: 'name', filters } as never)

/** What staff can note of an order; null for another submission. */
export async function orderOf(
  strapi: Core.Strapi,
  { kind, values, quotation, exhibitorId, deliveries }: StoredSubmission,
): Promise<OrderHandling | null> {
  if (kind !== 'advertising' || !quotation) return null
  const { lines } = formValues(advertising, values)
  const codes = [...new Set(lines.map(({ product }) => product))]
  const exhibitors = await exhibitorsOf(strapi, await ofCurrentEdition(strapi, 'exhibitor'))
  const nameOf = (code: string) =>
    quotation.lines[lines.findIndex(({ product }) => product === code)]?.name ?? code
  return {
    exhibitor: exhibitorId ?? '',
    deliveries: Object.fromEntries(
      codes.map((code): [string, DeliveryState] => [code, deliveries?.[code] ?? 'ordered']),
    ),
    products: codes.map((code) => ({ code, name: nameOf(code) })),
    exhibitors: exhibitors.map(({ documentId, name }) => ({ documentId, name: String(name) })),
  }
}

const notes = z.strictObject({
  exhibitor: z.string().max(40),
  deliveries: z.record(z.string().max(100), z.enum(DELIVERY_STATES)),
})

/** Notes of which exhibitor an order is, and how far it is delivered. */
export async function noteOrder(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
): Promise<void> {
  const { exhibitor, deliveries } = readShape(notes, body)
  const isThere = !exhibitor || (await exhibitorsOf(strapi, { documentId: exhibitor })).length > 0
  await changeSubmission(strapi, documentId, async (stored) => {
    const order = await orderOf(strapi, stored)
    const known = order && Object.keys(deliveries).every((code) => code in order.deliveries)
    if (!known || !isThere) throw new errors.ValidationError('Laad de pagina opnieuw.')
    return { exhibitorId: exhibitor || null, deliveries }
  })
}
