import { statisticsBatch } from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import type { Call } from '../../../http/calls'
import { readShape } from '../../../http/read-shape'
import { ingestBatch } from '../../../statistics/figures'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Ingests a batch of counts from a process of the site; the same batch again changes nothing. */
  async receive(ctx: Call) {
    await ingestBatch(strapi, readShape(statisticsBatch, ctx.request.body), new Date())
    ctx.status = 204
  },
})
