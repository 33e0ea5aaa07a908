import { parseClickReport } from '@beursvloer/contract/short-link-clicks'
import { factories } from '@strapi/strapi'
import { addClicks } from '../../../short-links/clicks'

export default factories.createCoreController('api::short-link.short-link', ({ strapi }) => ({
  /** Takes a report of the site: how often each short link was followed since the last one. */
  async addClicks(ctx) {
    const report = parseClickReport(ctx.request.body)
    if (!report) return ctx.badRequest('No report of clicks')
    await addClicks(strapi, report)
    ctx.status = 204
  },
}))
