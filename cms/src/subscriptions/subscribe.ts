import { DAY_MS } from '@beursvloer/contract/durations'
import type { Values } from '@beursvloer/contract/forms/definition'
import type { newsletter } from '@beursvloer/contract/forms/definitions/newsletter'
import type { programmeMail } from '@beursvloer/contract/forms/definitions/programme-mail'
import { formValues } from '@beursvloer/contract/forms/form-values'
import type { Core } from '@strapi/strapi'
import { storeConsents } from '../forms/consents'
import type { Envelope } from '../forms/envelope'
import type { Stored } from '../forms/store-form'
import { hashOf, newToken } from '../mail/link-token'
import { OUTBOX, queueMail } from '../mail/outbox'
import { mayMail } from '../mail/recipient-limit'
import { withLock } from '../transactions/with-lock'
import { alreadySubscribedMail, optInMail } from './mail-templates'
import { unsubscribeToken } from './unsubscribe-token'

export const SUBSCRIPTION = 'api::subscription.subscription'

/** How long an address may be confirmed, in days. */
const CONFIRM_DAYS = 7

/** A form for a subscription. */
export type SubscriptionForm = typeof newsletter | typeof programmeMail

interface Request {
  readonly definition: SubscriptionForm
  readonly values: Values
  readonly envelope: Envelope
  readonly now: Date
}

/**
 * Makes the subscription of an address, or finds and renews it. An unconfirmed one that cannot be
 * mailed again stays as it is, so that the mailed link keeps working.
 */
async function subscriptionOf(
  strapi: Core.Strapi,
  { definition, values, envelope, now }: Request,
  canMail: boolean,
) {
  const subscriptions = strapi.db.query(SUBSCRIPTION)
  const kind = definition.id
  const { language, source, idempotencyKey } = envelope
  const { email } = formValues(definition, values)
  const asked = { language, source, idempotencyKey, topics: values.topics ?? [] }
  const known = await subscriptions.findOne({ where: { kind, email } })
  if (known?.state === 'confirmed')
    return { row: await subscriptions.update({ where: { id: known.id }, data: asked }) }
  if (known?.state === 'pending' && !canMail) return { row: known }
  const token = newToken()
  const pending = {
    ...asked,
    state: 'pending',
    confirmTokenHash: hashOf(token),
    confirmUntil: new Date(now.getTime() + CONFIRM_DAYS * DAY_MS),
    requestedAt: now,
  }
  if (known)
    return { token, row: await subscriptions.update({ where: { id: known.id }, data: pending }) }
  const made = await subscriptions.create({ data: { ...pending, kind, email } })
  const unsubscribeTokenHash = hashOf(unsubscribeToken(made.documentId))
  const row = await subscriptions.update({ where: { id: made.id }, data: { unsubscribeTokenHash } })
  return { token, row }
}

/**
 * Stores a subscription of an address, and asks that address to confirm. The answer is the same
 * when it was subscribed already, so that a stranger learns nothing.
 */
export function subscribe(strapi: Core.Strapi, request: Request): Promise<Stored> {
  const { definition, values, envelope, now } = request
  const { idempotencyKey, language, source } = envelope
  return withLock(strapi, 'records', async () => {
    const before = await strapi.db.query(SUBSCRIPTION).findOne({ where: { idempotencyKey } })
    if (before) return { receipt: receiptFor(before.requestedAt), isNew: false }
    // A later request under another key replaced that one; its mail still has the key.
    const mail = await strapi.db.query(OUTBOX).findOne({ where: { idempotencyKey } })
    if (mail) return { receipt: receiptFor(mail.createdAt), isNew: false }
    const canMail = await mayMail(strapi, 'form', formValues(definition, values).email, now)
    const { row, token } = await subscriptionOf(strapi, request, canMail)
    const { id: subscription, kind, documentId, email } = row
    const given = { email, source, givenAt: now, subscription }
    await storeConsents(strapi, definition, values, given)
    const subscriber = { kind, documentId, language }
    if (!canMail) return { receipt: receiptFor(now), isNew: true }
    await queueMail(
      strapi,
      {
        purpose: token ? 'opt-in' : 'already-subscribed',
        to: email,
        content: token
          ? optInMail(subscriber, token, CONFIRM_DAYS)
          : alreadySubscribedMail(subscriber),
        subscription,
        idempotencyKey,
      },
      now,
    )
    return { receipt: receiptFor(now), isNew: true }
  })
}

const receiptFor = (at: Date | string) => ({
  reference: null,
  receivedAt: new Date(at).toISOString(),
})
