import type { Core } from '@strapi/strapi'
import { type Deleted, deleteWhere } from '../transactions/delete-where'

/** Deletes subscriptions with their mails, and consents that are not the history of an account. */
export async function deleteSubscriptions(strapi: Core.Strapi, where: object): Promise<Deleted> {
  const rows: { id: number }[] = await strapi.db
    .query('api::subscription.subscription')
    .findMany({ select: ['id'], where })
  const ids = rows.map(({ id }) => id)
  await strapi.db.transaction(async () => {
    const subscription = { id: { $in: ids } }
    const withoutProfile = { profile: { id: { $null: true } } }
    await deleteWhere(strapi, 'api::consent.consent', { subscription, ...withoutProfile })
    await deleteWhere(strapi, 'api::outbox-mail.outbox-mail', { subscription })
    await deleteWhere(strapi, 'api::subscription.subscription', subscription)
  })
  return { count: ids.length, storedAs: [] }
}
