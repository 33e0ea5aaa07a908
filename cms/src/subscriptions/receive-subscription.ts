import type { IncomingMessage } from 'node:http'
import type { Core } from '@strapi/strapi'
import { acceptForm } from '../forms/accept-form'
import { optionSources } from '../forms/option-sources'
import { type Stored, storeForm } from '../forms/store-form'
import { wakeOutbox } from '../mail/worker'
import { type SubscriptionForm, subscribe } from './subscribe'

/**
 * Stores a subscription form; the same form under the same key is stored once.
 * @throws HttpError with the reason of a refusal
 */
export async function receiveSubscription(
  strapi: Core.Strapi,
  definition: SubscriptionForm,
  incoming: IncomingMessage,
): Promise<Stored> {
  const stored = await storeForm(strapi, definition, incoming, async (request) => {
    const now = new Date()
    const options = await optionSources(strapi, definition)
    const { values } = await acceptForm(definition, request, { options })
    return subscribe(strapi, { definition, values, envelope: request.envelope, now })
  })
  if (stored.isNew) wakeOutbox(strapi)
  return stored
}
