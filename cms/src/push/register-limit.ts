import { networkKey } from '@beursvloer/contract/network/client-address'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../http/http-error'
import { consume, type RateLimit } from '../sign-in-limits/failure-limits'

const DAY = 24 * 60 * 60

/** Devices without an account that one address (of IPv6 a /64 network), and one network, register. */
const OF_ADDRESS: RateLimit = { count: 60, seconds: DAY }
const OF_NETWORK: RateLimit = { count: 240, seconds: DAY }

/**
 * Counts a device that is registered from an address.
 * @throws HttpError 429 when the address has reached its limit
 */
export async function countRegistration(
  strapi: Core.Strapi,
  sender: string,
  now: Date,
): Promise<void> {
  const limits = [
    { kind: 'push', of: sender, rule: OF_ADDRESS },
    { kind: 'push network', of: networkKey(sender), rule: OF_NETWORK },
  ]
  for (const limited of limits) {
    const retryAfter = await consume(strapi, limited, now.getTime())
    if (retryAfter > 0) throw new HttpError(429, 'Too many devices', { retryAfter })
  }
}
