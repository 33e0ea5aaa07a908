import type { Core } from '@strapi/strapi'
import { readContentVersion } from '../../../content-version/counters'

/** Answers the current content version, so that the site knows which content to load again. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: { set(name: string, value: string): void; body: unknown }) {
    ctx.set('cache-control', 'no-store')
    ctx.body = await readContentVersion(strapi)
  },
})
