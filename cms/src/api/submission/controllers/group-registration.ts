import type { Core } from '@strapi/strapi'
import { confirmGroup, findInvitation } from '../../../submissions/group-registration'

interface Context {
  readonly request: { readonly body?: { readonly token?: unknown } }
  set(name: string, value: string): void
  badRequest(message: string): void
  body: unknown
}

/** Answers a call of the site with a token that somebody followed from a mail. */
const answerWith =
  (answer: (token: string) => Promise<unknown>) =>
  async (ctx: Context): Promise<void> => {
    const token = ctx.request.body?.token
    if (typeof token !== 'string' || token === '') return ctx.badRequest('No token')
    ctx.set('cache-control', 'no-store')
    ctx.body = await answer(token)
  }

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  confirm: answerWith((token) => confirmGroup(strapi, token, new Date())),
  invitation: answerWith(async (token) => ({ invitation: await findInvitation(strapi, token) })),
})
