import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { Deliverer } from './deliver'
import { OUTBOX } from './outbox'
import { QueueWorker, takeBackClaims } from './queue-worker'
import { transportFor } from './transport'

/** Sends the mails of the outbox for the lifetime of this process. */
class Outbox extends QueueWorker {
  protected override readonly problem = 'The outbox cannot be read'
  private readonly deliverer = this.delivererTo(settings.smtpUrl)

  /** Delivers to a mail server, or to the mailbox folder where there is none. */
  delivererTo(smtpUrl: string): Deliverer {
    return new Deliverer(this.strapi, transportFor(smtpUrl))
  }

  protected override work(stop: AbortSignal): Promise<number> {
    return this.deliverer.deliverDue(() => new Date(), stop)
  }
}

const SERVICE = 'outbox'
const outboxOf = (strapi: Core.Strapi) => strapi.get(SERVICE) as Outbox

/** Makes the outbox, which sends nothing until it is woken for the first time. */
export function registerOutbox(strapi: Core.Strapi): void {
  strapi.add(SERVICE, new Outbox(strapi))
}

/** Begins to send. */
export async function startOutbox(strapi: Core.Strapi): Promise<void> {
  await takeBackClaims(strapi, OUTBOX)
  wakeOutbox(strapi)
}

/** Wakes the outbox after the commit of a mail. */
export const wakeOutbox = (strapi: Core.Strapi): void => outboxOf(strapi).wake()

/** Stops sending, after the current mail. */
export const stopOutbox = (strapi: Core.Strapi): Promise<void> => outboxOf(strapi).stop()
