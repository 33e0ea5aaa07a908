import { statisticsBatch } from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { readShape } from '../../../http/read-shape'
import { ingestBatch } from '../../../statistics/figures'

type Context = Parameters<Core.MiddlewareHandler>[0]

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Ingests a batch of counts from a process of the site; the same batch again changes nothing. */
  async receive(ctx: Context) {
    await ingestBatch(strapi, readShape(statisticsBatch, ctx.request.body), new Date())
    ctx.status = 204
  },
})
