import { isEmailAddress } from '@beursvloer/contract/email-address'
import type { Core } from '@strapi/strapi'
import { readFair } from '../fair/read-fair'
import { QueueWorker, takeBackClaims } from '../mail/queue-worker'
import { noReplyAddress } from '../mail/site-address'
import { type Claimed, claimDeliveries } from './claim'
import { endMessages, recordOutcomes } from './outcomes'
import { DELIVERY, type MessageRow, messagesOf } from './rows'
import { type Outcome, PushClient } from './send'
import { CONNECTIONS } from './services'

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
