import type { PushReceipt } from '@beursvloer/contract/push/requests'
import type { Core } from '@strapi/strapi'
import { DELIVERIES } from './rows'

/** Stores that a device showed a message, or that it was opened there: once each. */
export async function recordReceipt(
  strapi: Core.Strapi,
  { receipt, outcome }: PushReceipt,
  now: Date,
): Promise<void> {
  const note = (column: 'shown_at' | 'opened_at') =>
    strapi.db
      .connection(DELIVERIES)
      .where({ receipt })
      .whereNull(column)
      .update({ [column]: now })
  await note('shown_at')
  if (outcome === 'opened') await note('opened_at')
}
