import type { Core } from '@strapi/strapi'
import { Deliverer } from './deliver'
import { ownTransport } from './transport'

/** Longest time between two looks at the outbox, in ms; resends from elsewhere wait so long at most. */
const LOOK_MS = 5000

/** Sends the outbox of this process's database for as long as it runs. */
export class OutboxWorker {
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private isStopped = false
  /** Asked to look while looking: what is new may have come too late for that look. */
  private isAsked = false

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly deliverer: Pick<Deliverer, 'deliverDue'>,
  ) {}

  /** Looks at the outbox at once: something was put into it. */
  wake(): void {
    if (this.isStopped) return
    clearTimeout(this.timer)
    this.isAsked = this.running !== undefined
    this.running ??= this.look().finally(() => {
      this.running = undefined
      if (this.isAsked) return this.wake()
      if (this.isStopped) return
      this.timer = setTimeout(() => this.wake(), LOOK_MS)
      this.timer.unref()
    })
  }

  private async look(): Promise<void> {
    try {
      await this.deliverer.deliverDue(() => new Date())
    } catch (error) {
      this.strapi.log.error(`The outbox cannot be read: ${(error as Error).message}`)
    }
  }

  /** Lets the mail that is on its way go, and sends no more. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.running
  }
}

const SERVICE = 'outbox'

/** Begins to send what is in the outbox, and what will be. */
export function startOutbox(strapi: Core.Strapi): void {
  const worker = new OutboxWorker(strapi, new Deliverer(strapi, ownTransport()))
  strapi.add(SERVICE, worker)
  worker.wake()
}

const workerOf = (strapi: Core.Strapi) => strapi.get(SERVICE) as OutboxWorker

/** Tells the outbox that something was committed to it. */
export const wakeOutbox = (strapi: Core.Strapi): void => workerOf(strapi).wake()

/** Stops sending, after the mail that is on its way. */
export const stopOutbox = (strapi: Core.Strapi): Promise<void> => workerOf(strapi).stop()
