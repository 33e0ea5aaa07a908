import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_BATCH_BYTES } from '@beursvloer/contract/statistics/events'
import { readBody } from '../http/read-body.ts'
import { refuse } from '../http/refuse.ts'
import { senderOf } from '../limits/sender-of.ts'
import { type BucketRule, TokenBuckets } from '../limits/token-buckets.ts'
import type { ServerContext } from '../server-context.ts'

/**
 * Batches of one address. A visitor sends one in ten seconds or so; behind the address of a venue are ten
 * thousand of them, behind that of an office or a telephone network hundreds.
 */
const BATCHES: Record<'elsewhere' | 'venue', BucketRule> = {
  elsewhere: { perSecond: 50, burst: 1000 },
  venue: { perSecond: 2000, burst: 10_000 },
}

/**
 * Answers `POST /statistics/`: 204 whatever was counted (requirements 25.2). 413: too large; 429: more
 * than one address may send.
 */
export function statisticsHandler(context: ServerContext) {
  const { clock, security, settings, site } = context
  const buckets = {
    elsewhere: new TokenBuckets(BATCHES.elsewhere, clock),
    venue: new TokenBuckets(BATCHES.venue, clock),
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') {
      refuse(request, response, 405, { security: security.plain, allow: 'POST' })
      return
    }
    const body = await readBody(request, response, MAX_BATCH_BYTES)
    if (body === 'left') return
    if (body === 'too-large') {
      site.statistics.drop('invalid', 1)
      refuse(request, response, 413, { security: security.plain })
      return
    }
    const { address, venue } = senderOf(context, request)
    const wait = settings.rateLimits ? buckets[venue ? 'venue' : 'elsewhere'].take(address) : 0
    const { cookie, 'user-agent': userAgent = '' } = request.headers
    const sender = settings.rateLimits ? { address, venue } : null
    const isTooMuch = wait > 0
    site.statistics.take(Buffer.concat(body).toString(), { userAgent, cookie, isTooMuch, sender })
    if (wait > 0) {
      refuse(request, response, 429, { security: security.plain, retryAfter: wait })
      return
    }
    response.writeHead(204, [...security.plain, 'Cache-Control', 'no-store']).end()
  }
}
