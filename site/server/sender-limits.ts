import { limitKey } from '@beursvloer/contract/network/client-address'
import type { SenderLimits } from '../app/submissions/context.server.ts'
import type { Clock } from './http/clock.ts'
import { type BucketRule, TokenBuckets } from './http/token-buckets.ts'

const MINUTE = 60

/**
 * What one address may do with forms. At the fair hundreds share one, so a form that is filled in
 * there slowly but by many goes through; who sends many gives a proof first.
 */
const RULES: Record<keyof SenderLimits, BucketRule> = {
  asked: { perSecond: 2, burst: 120 },
  sent: { perSecond: 4 / MINUTE, burst: 30 },
  trusted: { perSecond: 1 / MINUTE, burst: 6 },
}

/**
 * Limits per address (of IPv6: per /64 network) and form, in memory only.
 * @param on false lets everything through (measuring)
 * @returns the limits of one sender; without an address there are none
 */
export function createSenderLimits(
  on: boolean,
  clock: Pick<Clock, 'now'>,
): (clientAddress: string | null) => SenderLimits {
  const asked = new TokenBuckets(RULES.asked, clock)
  const sent = new TokenBuckets(RULES.sent, clock)
  const trusted = new TokenBuckets(RULES.trusted, clock)
  return (clientAddress) => {
    if (!on || clientAddress === null) return { asked: () => 0, sent: () => 0, trusted: () => 0 }
    const key = limitKey(clientAddress)
    return {
      asked: () => asked.take(key),
      sent: (form) => sent.take(`${form} ${key}`),
      trusted: (form) => trusted.take(`${form} ${key}`),
    }
  }
}
