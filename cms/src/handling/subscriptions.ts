import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { deleteSubscriptions } from '../retention/delete-expired'
import { type Query, SUBSCRIPTIONS } from './filter'
import { pageOf } from './lists'
import type { SubscriptionList, SubscriptionRow } from './subscription-words'

export interface StoredSubscription extends SubscriptionRow {
  readonly id: number
  readonly topics: readonly string[] | null
}

const ROW = [
  'documentId',
  'kind',
  'state',
  'email',
  'language',
  'source',
  'requestedAt',
  'confirmedAt',
  'unsubscribedAt',
] as const satisfies readonly (keyof SubscriptionRow)[]

/** The page of subscriptions that an address asks for. */
export const listSubscriptions = (strapi: Core.Strapi, query: Query): Promise<SubscriptionList> =>
  pageOf<SubscriptionRow>(strapi, SUBSCRIPTIONS, query, ROW)

/**
 * Removes a subscription with its consents and mails.
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function removeSubscription(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { count } = await deleteSubscriptions(strapi, { documentId })
  if (count === 0) throw new errors.NotFoundError('Deze aanmelding bestaat niet meer.')
}
