import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { errorName } from '../logging/error-name'
import { Deliverer } from './deliver'
import { OUTBOX } from './outbox'
import { transportFor } from './transport'

/** Longest time between two looks at the outbox, in ms. */
const POLL_INTERVAL_MS = 5000

/** Sends what is in the outbox for as long as this process runs. */
class Outbox {
  private readonly deliverer: Deliverer
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private readonly stopping = new AbortController()
  /** Asked to look while looking: what is new may have come too late for that look. */
  private isAsked = false

  constructor(private readonly strapi: Core.Strapi) {
    this.deliverer = this.delivererTo(settings.smtpUrl)
  }

  /** Delivers to a mail server, or to the mailbox folder where there is none. */
  delivererTo(smtpUrl: string): Deliverer {
    return new Deliverer(this.strapi, transportFor(smtpUrl))
  }

  /** Looks at the outbox at once: something was put into it. */
  wake(): void {
    if (this.stopping.signal.aborted) return
    clearTimeout(this.timer)
    this.isAsked = this.running !== undefined
    this.running ??= this.look().finally(() => {
      this.running = undefined
      if (this.isAsked) return this.wake()
      if (this.stopping.signal.aborted) return
      this.timer = setTimeout(() => this.wake(), POLL_INTERVAL_MS)
      this.timer.unref()
    })
  }

  private async look(): Promise<void> {
    try {
      await this.deliverer.deliverDue(() => new Date(), this.stopping.signal)
    } catch (error) {
      this.strapi.log.error(`The outbox cannot be read: ${errorName(error)}`)
    }
  }

  /** Lets the mails that are on their way go, and sends no more. */
  async stop(): Promise<void> {
    this.stopping.abort()
    clearTimeout(this.timer)
    await this.running
  }
}

const SERVICE = 'outbox'
const outboxOf = (strapi: Core.Strapi) => strapi.get(SERVICE) as Outbox

/** Makes the outbox, which sends nothing until it is woken for the first time. */
export function registerOutbox(strapi: Core.Strapi): void {
  strapi.add(SERVICE, new Outbox(strapi))
}

/**
 * Begins to send. Nobody else uses an SQLite database, so what an earlier process was sending when it
 * died is due at once; in PostgreSQL another process may be at it, and its claim has to run out.
 */
export async function startOutbox(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client === 'sqlite')
    await strapi.db
      .query(OUTBOX)
      .updateMany({ where: { state: 'sending' }, data: { nextAttemptAt: new Date() } })
  wakeOutbox(strapi)
}

/** Tells the outbox that something was committed to it. */
export const wakeOutbox = (strapi: Core.Strapi): void => outboxOf(strapi).wake()

/** Stops sending, after the mail that is on its way. */
export const stopOutbox = (strapi: Core.Strapi): Promise<void> => outboxOf(strapi).stop()
