import { isEmailAddress } from '@beursvloer/contract/email-address'
import type { Core } from '@strapi/strapi'
import { readFair } from '../fair/read-fair'
import { QueueWorker, takeBackClaims } from '../mail/queue-worker'
import { noReplyAddress } from '../mail/site-address'
import { PENDING } from '../transactions/claim-due'
import { type Claimed, claimDeliveries } from './claim'
import { DELIVERIES, DELIVERY, INSTALLATIONS, MESSAGES, type MessageRow, messagesOf } from './rows'
import { type Outcome, PushClient } from './send'
import { CONNECTIONS } from './services'

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
async function recordOutcomes(
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
async function endMessages(strapi: Core.Strapi, now: Date): Promise<void> {
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

/** Deliveries claimed at once; after a crash up to this many may be sent twice. */
const BATCH = 2 * CONNECTIONS

type Clock = () => Date
/** Called before each run, to queue due messages. */
type Prepare = (strapi: Core.Strapi, now: Date) => Promise<unknown>

/** The context of one run of sending. */
interface Run {
  readonly client: PushClient
  /** Read once a round, by the ids of their rows. */
  readonly messages: Map<number, Promise<MessageRow | null>>
  readonly clock: Clock
}

/** Sends the queued deliveries for the lifetime of this process. */
class PushSender extends QueueWorker {
  protected override readonly problem = 'Push messages cannot be sent'
  private readonly clients = new Map<string, PushClient>()

  constructor(
    strapi: Core.Strapi,
    private readonly prepare: Prepare,
  ) {
    super(strapi)
  }

  protected override work(stop: AbortSignal): Promise<number> {
    return this.sendDue(() => new Date(), stop)
  }

  /**
   * Sends all due deliveries.
   * @returns the number of devices
   */
  async sendDue(clock: Clock, stop?: AbortSignal): Promise<number> {
    await this.prepare(this.strapi, clock())
    let client: PushClient | undefined
    const messages = new Map<number, Promise<MessageRow | null>>()
    let sent = 0
    while (!stop?.aborted) {
      const batch = await claimDeliveries(this.strapi, clock(), BATCH)
      if (batch.length === 0) break
      client ??= await this.client()
      const outcomes = await this.attemptAll(batch, { client, messages, clock })
      await recordOutcomes(this.strapi, outcomes, clock())
      sent += outcomes.filter(({ state }) => state === 'sent').length
      const refused = outcomes.find(({ retryAt }) => retryAt)
      if (refused)
        this.strapi.log.warn(`${refused.delivery.service} took no message: ${refused.reason}`)
    }
    await endMessages(this.strapi, clock())
    return sent
  }

  private attemptAll(batch: readonly Claimed[], run: Run): Promise<Outcome[]> {
    const { client, messages, clock } = run
    const messageOf = (id: number) => {
      const reading = messages.get(id) ?? messagesOf(this.strapi).findOne({ where: { id } })
      messages.set(id, reading)
      return reading
    }
    return Promise.all(
      batch.map(async (delivery): Promise<Outcome> => {
        const message = await messageOf(delivery.message)
        return message ? client.send(message, delivery, clock()) : { delivery, state: 'stopped' }
      }),
    )
  }

  /** Signed with the address of the fair of this moment. */
  private async client(): Promise<PushClient> {
    const { email } = await readFair(this.strapi, 'nl')
    const subject = `mailto:${isEmailAddress(email) ? email : noReplyAddress()}`
    const client = this.clients.get(subject) ?? new PushClient(subject)
    this.clients.clear()
    this.clients.set(subject, client)
    return client
  }
}

const SERVICE = 'push-sender'
const senderOf = (strapi: Core.Strapi) => strapi.get(SERVICE) as PushSender

/** Makes the sender, which sends nothing until it is started. */
export function registerPushSender(strapi: Core.Strapi, prepare: Prepare): void {
  strapi.add(SERVICE, new PushSender(strapi, prepare))
}

/** Begins to send. */
export async function startPushSender(strapi: Core.Strapi): Promise<void> {
  await takeBackClaims(strapi, DELIVERY)
  wakePushSender(strapi)
}

/** Wakes the sender after the commit of a message. */
export const wakePushSender = (strapi: Core.Strapi): void => senderOf(strapi).wake()

/** Stops sending, after the current deliveries. */
export const stopPushSender = (strapi: Core.Strapi): Promise<void> => senderOf(strapi).stop()
