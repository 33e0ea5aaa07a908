import { followLinkRequest, signInLinkRequest } from '@beursvloer/contract/sign-ups/requests'
import type { Core } from '@strapi/strapi'
import { readShape } from '../../../http/read-shape'
import { requireDiskSpace } from '../../../http/service-unavailable'
import { wakeOutbox } from '../../../mail/worker'
import { followSignInLink, sendSignInLink } from '../../../visitors/sign-in/sign-in-link'

interface Context {
  readonly request: { readonly body?: unknown }
  get(header: string): string
  set(name: string, value: string): void
  body: unknown
}

/** Links that sign in, which the site asks for and follows for visitors (requirements 17.5). */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async ask(ctx: Context) {
    const asked = readShape(signInLinkRequest, ctx.request.body)
    await requireDiskSpace()
    await sendSignInLink(strapi, asked, new Date())
    wakeOutbox(strapi)
    ctx.body = { ok: true }
  },

  async follow(ctx: Context) {
    const asked = readShape(followLinkRequest, ctx.request.body)
    const userAgent = ctx.get('user-agent')
    ctx.set('cache-control', 'private, no-store')
    ctx.body = await followSignInLink(strapi, { ...asked, userAgent }, new Date())
    wakeOutbox(strapi)
  },
})
