import { LimitedError } from '../http/limited-error.ts'
import { Limiter } from '../http/limiter.ts'
import { AddressCounts } from './address-counts.ts'
import type { Sender } from './sender.ts'

/** Most files that come in at once, each in memory, and most that wait. */
const AT_ONCE = 64
const MAX_WAITING = 1000
/**
 * The same of one address: an office sends a few at once, and no address can take all places with
 * endless files.
 */
const OF_ADDRESS = { elsewhere: 8, venue: 32 }
const RETRY_SECONDS = 5

/** Bounds the files that come in at once, in all and of one address. */
export class Uploads {
  readonly #limiter = new Limiter(AT_ONCE, MAX_WAITING)
  readonly #ofAddress = new AddressCounts()
  readonly #on: boolean

  /** @param on false: no limit per address (measuring) */
  constructor(on: boolean) {
    this.#on = on
  }

  /** @throws LimitedError when the address has too many, OverloadedError when the queue is full */
  async run<T>({ address, venue }: Pick<Sender, 'address' | 'venue'>, task: () => Promise<T>) {
    const most = OF_ADDRESS[venue ? 'venue' : 'elsewhere']
    if (this.#on && this.#ofAddress.of(address) >= most) throw new LimitedError(RETRY_SECONDS)
    const end = this.#ofAddress.add(address)
    try {
      return await this.#limiter.run(task)
    } finally {
      end()
    }
  }
}
