import type { SubscriptionAnswer } from '@beursvloer/contract/forms/subscription'
import type { Core } from '@strapi/strapi'
import { hashOf } from '../mail/link-token'
import { SUBSCRIPTION } from './subscribe'
import { withdrawConsents } from './withdraw-consents'

/** Confirms the subscription that a token from an opt-in mail belongs to. */
export async function confirm(
  strapi: Core.Strapi,
  token: string,
  now: Date,
): Promise<SubscriptionAnswer> {
  const subscriptions = strapi.db.query(SUBSCRIPTION)
  const row = await subscriptions.findOne({ where: { confirmTokenHash: hashOf(token) } })
  if (!row || row.state === 'unsubscribed') return { outcome: 'unknown' }
  const { id, kind, state, confirmUntil } = row
  if (state === 'confirmed') return { outcome: 'already-confirmed', kind }
  if (new Date(confirmUntil) <= now) return { outcome: 'expired', kind }
  await subscriptions.update({ where: { id }, data: { state: 'confirmed', confirmedAt: now } })
  return { outcome: 'confirmed', kind }
}

/** Ends the subscription that a token belongs to; once more makes no difference. */
export async function unsubscribe(
  strapi: Core.Strapi,
  token: string,
  now: Date,
): Promise<SubscriptionAnswer> {
  const subscriptions = strapi.db.query(SUBSCRIPTION)
  const row = await subscriptions.findOne({ where: { unsubscribeTokenHash: hashOf(token) } })
  if (!row) return { outcome: 'unknown' }
  if (row.state !== 'unsubscribed')
    await strapi.db.transaction(async () => {
      const data = { state: 'unsubscribed', unsubscribedAt: now }
      await subscriptions.update({ where: { id: row.id }, data })
      // Consent was given with the subscription, or with an account of the same address.
      for (const whose of [{ subscription: { id: row.id } }, { email: { $eqi: row.email } }])
        if (row.kind === 'newsletter')
          await withdrawConsents(strapi, { subject: 'newsletter', ...whose }, now)
    })
  return { outcome: 'unsubscribed', kind: row.kind }
}
