import { daysEarlier } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { deleteWhere } from '../transactions/delete-where'
import { countsOf, NO_COUNTS } from './counts'
import { DELIVERIES, MESSAGE, messagesOf } from './rows'

/**
 * Retention of a device without a subscription, and of an unused one, in days (requirements 24.3).
 */
const WITHOUT_SUBSCRIPTION_DAYS = 1
export const UNUSED_DAYS = 365
/**
 * How long a device without account is kept to which nothing was ever sent: from the announcement
 * of a fair to its programme.
 */
export const UNPROVEN_DAYS = 90
/** Retention of a message's deliveries, in days, and of the message with its numbers. */
export const DELIVERY_DAYS = 30
export const MESSAGE_DAYS = 730

/** Devices that take no messages any more. */
export const unusedInstallations = (now: Date): object => ({
  $or: [
    { endpointHash: { $null: true }, seenAt: { $lt: daysEarlier(now, WITHOUT_SUBSCRIPTION_DAYS) } },
    {
      ...{ provenAt: { $null: true }, visitor: { $null: true } },
      seenAt: { $lt: daysEarlier(now, UNPROVEN_DAYS) },
    },
    { seenAt: { $lt: daysEarlier(now, UNUSED_DAYS) } },
  ],
})

/** Deletes old deliveries but keeps their numbers; later the messages as well. */
export async function deleteOldMessages(strapi: Core.Strapi, now: Date): Promise<void> {
  await deleteWhere(strapi, MESSAGE, { endsAt: { $lt: daysEarlier(now, MESSAGE_DAYS) } })
  const old: { id: number }[] = await messagesOf(strapi).findMany({
    select: ['id'],
    where: { counts: { $null: true }, endsAt: { $lt: daysEarlier(now, DELIVERY_DAYS) } },
  })
  const ids = old.map(({ id }) => id)
  const counts = await countsOf(strapi, ids)
  for (const id of ids)
    await strapi.db.transaction(async ({ trx }) => {
      await messagesOf(strapi).update({
        where: { id },
        data: { counts: counts.get(id) ?? NO_COUNTS },
      })
      await trx(DELIVERIES).where({ message: id }).delete()
    })
}
