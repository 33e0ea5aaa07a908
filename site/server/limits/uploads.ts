import { LimitedError } from '../http/limited-error.ts'
import { Limiter } from '../http/limiter.ts'
import type { Sender } from './sender.ts'

/** Files that come in at once, each in memory, and in line for it. */
const AT_ONCE = 64
const MAX_WAITING = 1000
/**
 * The same of one address: an office sends a few at once, and nobody can take up all places with files
 * that never end.
 */
const OF_ADDRESS = { elsewhere: 8, venue: 32 }
const RETRY_SECONDS = 5

/** Bounds the files that come in at once, in all and of one address. */
export class Uploads {
  readonly #limiter = new Limiter(AT_ONCE, MAX_WAITING)
  readonly #perAddress = new Map<string, number>()
  readonly #on: boolean

  /** @param on false: no limit per address (measuring) */
  constructor(on: boolean) {
    this.#on = on
  }

  /** @throws LimitedError when the address has too many, OverloadedError when the line is full */
  async run<T>({ address, venue }: Pick<Sender, 'address' | 'venue'>, task: () => Promise<T>) {
    const others = this.#perAddress.get(address) ?? 0
    if (this.#on && others >= OF_ADDRESS[venue ? 'venue' : 'elsewhere'])
      throw new LimitedError(RETRY_SECONDS)
    this.#perAddress.set(address, others + 1)
    try {
      return await this.#limiter.run(task)
    } finally {
      const left = (this.#perAddress.get(address) ?? 1) - 1
      if (left > 0) this.#perAddress.set(address, left)
      else this.#perAddress.delete(address)
    }
  }
}
