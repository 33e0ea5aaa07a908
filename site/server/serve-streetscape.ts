import type { IncomingMessage, ServerResponse } from 'node:http'
import { throwIfLimited } from './http/limited-error.ts'
import { readyCache } from './http/ready-cache.ts'
import { makeReady, sendReady } from './http/ready-response.ts'
import { redirectBriefly } from './http/redirect-briefly.ts'
import { refuse } from './http/refuse.ts'
import { senderOf } from './limits/sender-of.ts'
import type { ServerContext } from './server-context.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const MEMORY_BYTES = 8 * 1024 ** 2
const PATH =
  /^\/_facade\/([a-z0-9]{1,24})(?:-([\da-f]{8}))?\/([a-z0-9-]{1,24})\/([A-Za-z0-9_.-]{1,80})\.svg$/

/**
 * Answers `/_facade/{tone}/{size}/{seed}.svg` with a drawn streetscape; kept in memory. The tone
 * ends with the id of the fair's colours, where it has its own; other colours lead to those of
 * today. The number of drawings is unlimited, so each that is made counts against the limit.
 */
export function streetscapeHandler(context: ServerContext) {
  const drawn = readyCache(MEMORY_BYTES)
  const security = context.security.plain
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const kept = drawn.get(path)
    if (kept) {
      return sendReady(request, response, kept)
    }
    const [, tone, style, size, seed] = PATH.exec(path) ?? []
    if (!tone || !size || !seed) {
      refuse(request, response, 404, { security })
      return undefined
    }
    const today = context.site.houseStyle()?.id
    if (style !== today) {
      const look = today ? `${tone}-${today}` : tone
      redirectBriefly(response, `/_facade/${look}/${size}/${seed}.svg`, security)
      return undefined
    }
    throwIfLimited(context.limits.images(senderOf(context, request)))
    const svg = await context.site.streetscape(tone, size, seed)
    if (svg === null) {
      refuse(request, response, 404, { security })
      return undefined
    }
    const ready = makeReady({
      status: 200,
      headers: [...security, 'Content-Type', 'image/svg+xml; charset=utf-8'],
      cacheControl: IMMUTABLE,
      body: Buffer.from(svg),
      compress: 'fast',
    })
    if (!context.settings.development) drawn.set(path, ready)
    return sendReady(request, response, ready)
  }
}
