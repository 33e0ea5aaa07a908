import { parseMissReport } from '@beursvloer/contract/search-misses'
import type { Core } from '@strapi/strapi'
import type { Call } from '../../../http/calls'
import { addMisses } from '../../../search-misses/misses'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Stores a report of the site: the searches without results since the last one. */
  async report(ctx: Call) {
    const misses = parseMissReport(ctx.request.body)
    if (!misses) return ctx.badRequest('No report of searches')
    await addMisses(strapi, misses, new Date())
    ctx.status = 204
  },
})
