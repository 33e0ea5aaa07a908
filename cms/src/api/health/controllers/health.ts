import type { Core } from '@strapi/strapi'
import { readHealth } from '../../../health/health'
import type { Call } from '../../../http/calls'

/**
 * Health for load balancers: 200, or 503 while database or disk cannot store. Late mail is
 * `degraded`: it waits, and nothing is lost.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Call) {
    const health = await readHealth(strapi, new Date())
    ctx.set('cache-control', 'no-store')
    ctx.status = health.status === 'unavailable' ? 503 : 200
    ctx.body = health
  },
})
