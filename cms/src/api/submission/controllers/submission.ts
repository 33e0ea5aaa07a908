import type { IncomingMessage } from 'node:http'
import { formNamed } from '@beursvloer/contract/forms/registry'
import type { SubmissionReceipt } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import { isSubmissionForm, receiveSubmission } from '../../../submissions/receive-submission'
import { receiveSubscription } from '../../../subscriptions/receive-subscription'
import type { SubscriptionForm } from '../../../subscriptions/subscribe'

interface Context {
  readonly params: { readonly form: string }
  readonly req: IncomingMessage
  set(name: string, value: string): void
  notFound(): void
  status: number
  body: unknown
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Takes a form of the site: 201 when it is new, 200 when it was here already. */
  async receive(ctx: Context) {
    const definition = formNamed(ctx.params.form)
    if (!definition) return ctx.notFound()
    ctx.set('cache-control', 'no-store')
    const { receipt, isNew } = isSubmissionForm(definition)
      ? await receiveSubmission(strapi, definition, ctx.req)
      : await receiveSubscription(strapi, definition as SubscriptionForm, ctx.req)
    ctx.status = isNew ? 201 : 200
    ctx.body = receipt satisfies SubmissionReceipt
  },
})
