import { formNamed } from '@beursvloer/contract/forms/registry'
import type { SubmissionReceipt } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import type { Call } from '../../../http/calls'
import { isSubmissionForm, receiveSubmission } from '../../../submissions/receive-submission'
import { receiveSubscription } from '../../../subscriptions/receive-subscription'
import type { SubscriptionForm } from '../../../subscriptions/subscribe'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Takes a form of the site: 201 when it is new, 200 when it was here already. */
  async receive(ctx: Call) {
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
