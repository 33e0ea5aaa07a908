import { randomUUID } from 'node:crypto'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { hashOf } from '../mail/link-token'
import { SUBSCRIPTION } from './subscribe'
import { unsubscribeToken } from './unsubscribe-token'

interface Subscriber {
  readonly email: string
  readonly language: FormLanguage
  /** Path of the page on which the newsletter was chosen. */
  readonly source: string
}

interface Row {
  readonly id: number
  readonly documentId: string
  readonly state?: string
}

/**
 * Sends the newsletter from now on to an address that was proven to be the subscriber's: nothing has to
 * be confirmed again.
 * @returns row id of the subscription, and whether it begins with this
 */
export async function subscribeConfirmed(
  strapi: Core.Strapi,
  { email, language, source }: Subscriber,
  now: Date,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const subscriptions = strapi.db.query(SUBSCRIPTION)
  const kind = 'newsletter'
  const known: Row | null = await subscriptions.findOne({ where: { kind, email: { $eqi: email } } })
  if (known?.state === 'confirmed') return { id: known.id, isNew: false }
  const confirmed = {
    language,
    source,
    state: 'confirmed',
    confirmedAt: now,
    confirmTokenHash: null,
    confirmUntil: null,
    unsubscribedAt: null,
  }
  const asked = { topics: [], idempotencyKey: randomUUID(), requestedAt: now }
  const row: Row =
    known ?? (await subscriptions.create({ data: { ...asked, ...confirmed, kind, email } }))
  const unsubscribeTokenHash = hashOf(unsubscribeToken(row.documentId))
  await subscriptions.update({
    where: { id: row.id },
    data: { ...confirmed, unsubscribeTokenHash },
  })
  return { id: row.id, isNew: true }
}
