import type { Clock } from '../http/clock.ts'

export interface BucketRule {
  /** Tokens that come back per second. */
  readonly perSecond: number
  /** Tokens of a full bucket. */
  readonly burst: number
}

/** Addresses remembered at once; the one seen longest ago is forgotten first. */
const MAX_KEYS = 20_000

/** A token bucket per key (an address). Memory is bounded. */
export class TokenBuckets {
  readonly #buckets = new Map<string, { tokens: number; at: number }>()
  readonly #rule: BucketRule
  readonly #clock: Pick<Clock, 'now'>
  readonly #maxKeys: number

  constructor(rule: BucketRule, clock: Pick<Clock, 'now'>, maxKeys = MAX_KEYS) {
    this.#rule = rule
    this.#clock = clock
    this.#maxKeys = maxKeys
  }

  /** Takes a token. 0: taken; otherwise the whole seconds until there will be one. */
  take(key: string): number {
    const { perSecond, burst } = this.#rule
    const now = this.#clock.now()
    const bucket = this.#buckets.get(key)
    const before = bucket ? bucket.tokens + ((now - bucket.at) / 1000) * perSecond : burst
    const tokens = Math.min(burst, before)
    const taken = tokens >= 1
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at: now })
    if (this.#buckets.size > this.#maxKeys) {
      const oldest = this.#buckets.keys().next()
      if (!oldest.done) this.#buckets.delete(oldest.value)
    }
    return taken ? 0 : Math.ceil((1 - tokens) / perSecond)
  }

  /** Puts back a token that was not needed. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens = Math.min(this.#rule.burst, bucket.tokens + 1)
  }

  /** Whether a bucket of this key is remembered. */
  has(key: string): boolean {
    return this.#buckets.has(key)
  }

  get size(): number {
    return this.#buckets.size
  }
}
