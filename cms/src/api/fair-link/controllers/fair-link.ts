import { fairLinkChange, followFairLink } from '@beursvloer/contract/fair-links'
import type { Core } from '@strapi/strapi'
import { readShape } from '../../../http/read-shape'
import { orServiceUnavailable } from '../../../http/service-unavailable'
import { changeLink, followLink, linksOf } from '../../../visitors/saved/fair-links'

interface Context {
  readonly state: { readonly user?: { readonly id: number } }
  readonly request: { readonly body?: unknown }
  set(name: string, value: string): void
  unauthorized(): void
  notFound(): void
  body: unknown
}

/**
 * Calls about links to a visitor's fair; bodies and answers are in `contract/src/fair-links.ts`.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async own(ctx: Context) {
    ctx.set('cache-control', 'private, no-store')
    const { user } = ctx.state
    if (!user) return ctx.unauthorized()
    ctx.body = await linksOf(strapi, user.id)
  },

  async change(ctx: Context) {
    ctx.set('cache-control', 'private, no-store')
    const { user } = ctx.state
    if (!user) return ctx.unauthorized()
    const { language, ...asked } = readShape(fairLinkChange, ctx.request.body)
    ctx.body = await orServiceUnavailable(strapi, language, () =>
      changeLink(strapi, user.id, asked),
    )
  },

  /** For the site: the content of the link; 404 for an unknown or ended one. */
  async follow(ctx: Context) {
    ctx.set('cache-control', 'private, no-store')
    const fair = await followLink(strapi, readShape(followFairLink, ctx.request.body))
    if (!fair) return ctx.notFound()
    ctx.body = fair
  },
})
