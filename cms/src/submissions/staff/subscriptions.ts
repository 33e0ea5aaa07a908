import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { pageOf, pick } from '../../panel-api/lists'
import { type Query, readPaging } from '../../panel-api/query'
import { recordDeletion } from '../../private-files/deletion-list'
import { deleteSubscriptions } from '../../subscriptions/delete-subscriptions'
import { SUBSCRIPTIONS, selectionOf } from './filter'
import type { SubscriptionList, SubscriptionRow } from './subscription-labels'

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
export async function listSubscriptions(
  strapi: Core.Strapi,
  query: Query,
): Promise<SubscriptionList> {
  const selection = selectionOf(query, SUBSCRIPTIONS)
  const paging = readPaging(query, SUBSCRIPTIONS)
  const page = await pageOf<SubscriptionRow>(strapi, selection, paging, ROW)
  return { ...page, rows: page.rows.map((row) => pick(ROW, row)) }
}

/**
 * Removes a subscription with its consents and mails.
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function removeSubscription(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { count } = await deleteSubscriptions(strapi, { documentId })
  if (count === 0) throw new errors.NotFoundError('Deze aanmelding bestaat niet meer.')
  await recordDeletion(strapi, { documentId })
}
