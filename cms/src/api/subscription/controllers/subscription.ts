import type { SubscriptionAnswer } from '@beursvloer/contract/forms/subscription'
import type { Core } from '@strapi/strapi'
import { confirm, unsubscribe } from '../../../subscriptions/redeem'

interface Context {
  readonly request: { readonly body?: { readonly token?: unknown } }
  set(name: string, value: string): void
  badRequest(message: string): void
  body: SubscriptionAnswer
}

type Redeem = typeof confirm

/** Answers a call of the site with a token that a visitor followed from a mail. */
const redeemWith = (strapi: Core.Strapi, redeem: Redeem) => async (ctx: Context) => {
  const token = ctx.request.body?.token
  if (typeof token !== 'string' || token === '') return ctx.badRequest('No token')
  ctx.set('cache-control', 'no-store')
  ctx.body = await redeem(strapi, token, new Date())
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  confirm: redeemWith(strapi, confirm),
  unsubscribe: redeemWith(strapi, unsubscribe),
})
