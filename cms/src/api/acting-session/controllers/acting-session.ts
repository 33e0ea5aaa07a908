import { invitationCode } from '@beursvloer/contract/my-stand/members'
import type { Core } from '@strapi/strapi'
import { startActing } from '../../../exhibitor-members/acting'
import { readShape } from '../../../http/read-shape'

interface Context {
  readonly request: { readonly body?: unknown }
  set(name: string, value: string): void
  body: unknown
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** For the site: begins to act for an exhibitor by the link of the panel. */
  async start(ctx: Context) {
    ctx.set('cache-control', 'private, no-store')
    const { code } = readShape(invitationCode, ctx.request.body)
    ctx.body = await startActing(strapi, code, new Date())
  },
})
