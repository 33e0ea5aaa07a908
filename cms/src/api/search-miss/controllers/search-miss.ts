import { parseMissReport } from '@beursvloer/contract/search-misses'
import type { Core } from '@strapi/strapi'
import { addMisses } from '../../../search-misses/misses'

type Context = Parameters<Core.MiddlewareHandler>[0]

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Stores a report of the site: the searches without results since the last one. */
  async report(ctx: Context) {
    const misses = parseMissReport(ctx.request.body)
    if (!misses) return ctx.badRequest('No report of searches')
    await addMisses(strapi, misses, new Date())
    ctx.status = 204
  },
})
