import type { Clock } from '../http/clock.ts'
import type { Sender } from './sender.ts'
import { type BucketRule, TokenBuckets } from './token-buckets.ts'

/** The budget of all senders behind one address: at a venue those are thousands. */
interface SharedRule {
  readonly elsewhere: BucketRule
  readonly venue: BucketRule
}

export interface SenderRule {
  readonly account: BucketRule
  readonly device: BucketRule
  /** Devices that an address may begin with; more of them share the budget without a device. */
  readonly newDevices: SharedRule
  /** For senders without a device. */
  readonly withoutDevice: SharedRule
}

/** Token buckets by account, else by device, else by address. */
export class SenderBuckets {
  readonly #accounts: TokenBuckets
  readonly #devices: TokenBuckets
  readonly #newDevices: Record<keyof SharedRule, TokenBuckets>
  readonly #withoutDevice: Record<keyof SharedRule, TokenBuckets>

  constructor(rule: SenderRule, clock: Pick<Clock, 'now'>) {
    const shared = ({ elsewhere, venue }: SharedRule) => ({
      elsewhere: new TokenBuckets(elsewhere, clock),
      venue: new TokenBuckets(venue, clock),
    })
    this.#accounts = new TokenBuckets(rule.account, clock)
    this.#devices = new TokenBuckets(rule.device, clock)
    this.#newDevices = shared(rule.newDevices)
    this.#withoutDevice = shared(rule.withoutDevice)
  }

  /**
   * Takes a token of a sender. 0: taken; otherwise the whole seconds until there will be one.
   * @param subject counted apart, such as a form
   */
  take({ account, device, address, venue }: Sender, subject = ''): number {
    const place = venue ? 'venue' : 'elsewhere'
    const key = (id: string) => `${subject} ${id}`
    if (account !== null) return this.#accounts.take(key(account))
    if (device !== null) {
      const known = this.#devices.has(key(device))
      if (known || this.#newDevices[place].take(key(address)) === 0)
        return this.#devices.take(key(device))
    }
    return this.#withoutDevice[place].take(key(address))
  }
}
