import type { Clock } from './http/clock.ts'
import { type BucketRule, TokenBuckets } from './http/token-buckets.ts'
import type { Limits } from './server-context.ts'

/**
 * What one address may cause. A fair's Wi-Fi gives hundreds of visitors one address, so these are
 * wide: cached pages count for nothing, only what takes work does.
 */
const RULES: Record<keyof Limits, BucketRule> = {
  renders: { perSecond: 40, burst: 200 },
  mutations: { perSecond: 10, burst: 60 },
  images: { perSecond: 30, burst: 300 },
}

/** A limit per address and kind of work; `on: false` lets everything through (measuring). */
export function createLimits(on: boolean, clock: Clock): Limits {
  const take = (rule: BucketRule) => {
    const buckets = new TokenBuckets(rule, clock)
    return on ? (key: string) => buckets.take(key) : () => 0
  }
  return {
    renders: take(RULES.renders),
    mutations: take(RULES.mutations),
    images: take(RULES.images),
  }
}
