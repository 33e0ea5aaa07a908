import type { Core } from '@strapi/strapi'
import { PENDING } from '../transactions/claim-due'
import { DELIVERIES, INSTALLATIONS, MESSAGES } from './rows'
import type { Outcome } from './send'

/** The columns of a subscription, of a device that has none. */
const NO_SUBSCRIPTION = {
  endpoint: null,
  endpoint_hash: null,
  service: null,
  device_key: null,
  auth_secret: null,
  push_token: null,
  subscribed_at: null,
  proven_at: null,
} as const

const endsOf = (outcomes: readonly Outcome[]) =>
  Map.groupBy(
    outcomes.filter(({ state }) => state !== 'waiting'),
    ({ state, reason = '' }) => JSON.stringify([state, reason]),
  )

/**
 * The ends of pauses of services that deferred at least half of a batch, so that one device beyond
 * its service's limit does not delay the others.
 */
function pausesOf(outcomes: readonly Outcome[]): ReadonlyMap<string, Date> {
  const pauses = new Map<string, Date>()
  for (const [service, all] of Map.groupBy(outcomes, ({ delivery }) => delivery.service)) {
    const times = all.flatMap(({ retryAt }) => (retryAt ? [retryAt.getTime()] : []))
    if (times.length * 2 >= all.length) pauses.set(service, new Date(Math.max(...times)))
  }
  return pauses
}

/** The devices of outcomes that still have a subscription. */
const devicesOf = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ delivery: { installation } }) =>
    installation?.endpoint ? [installation] : [],
  )

/**
 * Stores the outcomes of a batch, in one transaction. A service that asks to wait or does not answer gets
 * no messages until the wait is over; subscriptions that a service does not know any more are removed, and
 * those for which it never took a message at its first refusal.
 */
export async function recordOutcomes(
  strapi: Core.Strapi,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    for (const same of endsOf(outcomes).values()) {
      const { state, reason = null } = same[0] as Outcome
      await trx(DELIVERIES)
        .whereIn(
          'id',
          same.map(({ delivery }) => delivery.id),
        )
        .andWhere({ state: 'sending' })
        .update({ state, last_error: reason, ...(state === 'sent' && { sent_at: now }) })
    }
    const sent = devicesOf(outcomes.filter(({ state }) => state === 'sent')).map(({ id }) => id)
    if (sent.length > 0)
      await trx(INSTALLATIONS).whereIn('id', sent).whereNull('proven_at').update({ proven_at: now })
    for (const { id, endpoint } of devicesOf(outcomes.filter(({ state }) => state === 'gone')))
      await trx(INSTALLATIONS).where({ id, endpoint }).update(NO_SUBSCRIPTION)
    for (const { id, endpoint } of devicesOf(outcomes.filter(({ isRefused }) => isRefused)))
      await trx(INSTALLATIONS)
        .where({ id, endpoint })
        .whereNull('proven_at')
        .update(NO_SUBSCRIPTION)
    for (const { delivery, reason = null, retryAt = now } of outcomes.filter(
      ({ state }) => state === 'waiting',
    ))
      await trx(DELIVERIES)
        .where({ id: delivery.id, state: 'sending' })
        .update({ state: 'waiting', next_attempt_at: retryAt, last_error: reason })
    for (const [service, until] of pausesOf(outcomes))
      await trx(DELIVERIES)
        .where({ service, state: 'waiting' })
        .andWhere('next_attempt_at', '<', until)
        .update({ next_attempt_at: until })
  })
}

/**
 * Ends deliveries that expired before they could be sent, and messages without waiting deliveries.
 */
export async function endMessages(strapi: Core.Strapi, now: Date): Promise<void> {
  const { connection } = strapi.db
  await connection(DELIVERIES)
    .where({ state: 'waiting' })
    .andWhere('ends_at', '<=', now)
    .update({ state: 'ended' })
  const pending = connection(DELIVERIES).select('message').whereIn('state', PENDING)
  await connection(MESSAGES)
    .where({ state: 'sending' })
    .whereNotIn('id', pending)
    .update({ state: 'done' })
}
