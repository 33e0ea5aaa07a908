import type { Core } from '@strapi/strapi'
import type { Call } from '../../../http/calls'
import { liveFeed } from '../../../live/feed'
import { recordFeed } from '../../../live/last-feed'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The live facts, which the site asks for every second. */
  async feed(ctx: Call) {
    const { since } = ctx.query
    const now = new Date()
    await recordFeed(strapi, now)
    ctx.set('cache-control', 'no-store')
    ctx.body = await liveFeed(strapi, typeof since === 'string' ? since : '', now)
  },
})
