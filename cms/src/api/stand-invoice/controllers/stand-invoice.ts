import { orderChange, proofAnswer } from '@beursvloer/contract/my-stand/orders'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../../../http/http-error'
import { readShape } from '../../../http/read-shape'
import { orServiceUnavailable } from '../../../http/service-unavailable'
import { wakeOutbox } from '../../../mail/worker'
import { changeOrder } from '../../../my-stand/change-order'
import { forMember } from '../../../my-stand/for-member'
import { standDocument, standOrders } from '../../../my-stand/orders'
import { answerProof } from '../../../my-stand/proofs'
import { readFile } from '../../../private-files/storage'

/** Calls about orders, documents and invoices of an exhibitor (`contract/src/my-stand/orders.ts`). */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: forMember(strapi, 'manager', (_ctx, { exhibitorId }) =>
    standOrders(strapi, exhibitorId, new Date()),
  ),

  change: forMember(strapi, 'manager', async (ctx, member) => {
    const change = readShape(orderChange, ctx.request.body)
    const now = new Date()
    await orServiceUnavailable(strapi, member.language, () =>
      changeOrder(strapi, member, change, now),
    )
    wakeOutbox(strapi)
    return standOrders(strapi, member.exhibitorId, now)
  }),

  proof: forMember(strapi, 'manager', async (ctx, member) => {
    const answer = readShape(proofAnswer, ctx.request.body)
    const now = new Date()
    await answerProof(strapi, member, answer, now)
    wakeOutbox(strapi)
    return standOrders(strapi, member.exhibitorId, now)
  }),

  document: forMember(strapi, 'manager', async (ctx, { exhibitorId }) => {
    const storedAs = await standDocument(strapi, exhibitorId, ctx.params.document ?? '')
    const content = storedAs && (await readFile(storedAs))
    if (!content) throw new HttpError(404)
    ctx.set('content-type', 'application/pdf')
    return content
  }),
})
