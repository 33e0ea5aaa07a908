import { advertising } from '@beursvloer/contract/forms/definitions/advertising'
import { formValues } from '@beursvloer/contract/forms/form-values'
import { DELIVERY_STATES, type DeliveryState } from '@beursvloer/contract/my-stand/terms'
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

/** Codes and names of the products of an order; null for another submission. */
function productsOf({ kind, values, quotation }: StoredSubmission) {
  if (kind !== 'advertising' || !quotation) return null
  const codes = formValues(advertising, values).lines.map(({ product }) => product)
  return [...new Set(codes)].map((code) => ({
    code,
    name: quotation.lines[codes.indexOf(code)]?.name ?? code,
  }))
}

/** What staff can note of an order; null for another submission. */
export async function orderOf(
  strapi: Core.Strapi,
  stored: StoredSubmission,
): Promise<OrderHandling | null> {
  const products = productsOf(stored)
  if (!products) return null
  const { exhibitorId, deliveries } = stored
  const exhibitors = await exhibitorsOf(strapi, await ofCurrentEdition(strapi, 'exhibitor'))
  return {
    exhibitor: exhibitorId ?? '',
    deliveries: Object.fromEntries(
      products.map(({ code }): [string, DeliveryState] => [code, deliveries?.[code] ?? 'ordered']),
    ),
    products,
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
    const codes = productsOf(stored)?.map(({ code }) => code)
    const known = codes && Object.keys(deliveries).every((code) => codes.includes(code))
    if (!known || !isThere) throw new errors.ValidationError('Laad de pagina opnieuw.')
    return { exhibitorId: exhibitor || null, deliveries }
  })
}
