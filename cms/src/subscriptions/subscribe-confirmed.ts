import { randomUUID } from 'node:crypto'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { SUBSCRIPTION } from './subscribe'
import { hashOf, unsubscribeToken } from './tokens'

interface Subscriber {
  readonly email: string
  readonly language: FormLanguage
  readonly source: string
}

/** Sends the newsletter to an address from now on that was proven to be the subscriber's. */
export async function subscribeConfirmed(
  strapi: Core.Strapi,
  { email, language, source }: Subscriber,
  now: Date,
): Promise<void> {
  const subscriptions = strapi.db.query(SUBSCRIPTION)
  const kind = 'newsletter'
  const known = await subscriptions.findOne({ where: { kind, email } })
  if (known?.state === 'confirmed') return
  const confirmed = { language, source, state: 'confirmed', confirmedAt: now, unsubscribedAt: null }
  const asked = { topics: [], idempotencyKey: randomUUID(), requestedAt: now }
  const row =
    known ?? (await subscriptions.create({ data: { ...asked, ...confirmed, kind, email } }))
  const unsubscribeTokenHash = hashOf(unsubscribeToken(row.documentId))
  await subscriptions.update({
    where: { id: row.id },
    data: { ...confirmed, unsubscribeTokenHash },
  })
}
