import type { IncomingMessage, ServerResponse } from 'node:http'
import { throwIfLimited } from './http/limited-error.ts'
import { readyCache } from './http/ready-cache.ts'
import { makeReady, sendReady } from './http/ready-response.ts'
import { refuse } from './http/refuse.ts'
import { senderOf } from './limits/sender-of.ts'
import type { ServerContext } from './server-context.ts'

/** Names of icons do not change their picture; a week lets a newer set through. */
const CACHE_CONTROL = 'public, max-age=604800'
const MEMORY_BYTES = 1024 ** 2
const PATH = /^\/icons\/([a-z0-9-]{1,64})\.json$/

/**
 * Answers `/icons/{prefix}.json?icons=a,b` as Iconify's API does: the site is its own icon
 * provider. 404 without names, 424 (requirements 12.4) when no provider has the set: the answer
 * depends on one. Names can be combined without end, so each new answer counts against the limit.
 */
export function iconsHandler(context: ServerContext) {
  const kept = readyCache(MEMORY_BYTES)
  const security = context.security.plain
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const [, prefix] = PATH.exec(path) ?? []
    const search = new URLSearchParams((request.url ?? '').slice(path.length))
    const names = [...new Set((search.get('icons') ?? '').split(',').filter(Boolean))].sort()
    if (!prefix || names.length === 0) {
      refuse(request, response, 404, { security })
      return undefined
    }
    const key = `${prefix} ${names}`
    const known = kept.get(key)
    if (known) return sendReady(request, response, known)
    throwIfLimited(context.limits.images(senderOf(context, request)))
    const selection = await context.site.icons(prefix, names)
    if (!selection) {
      refuse(request, response, 424, { security })
      return undefined
    }
    const ready = makeReady({
      status: 200,
      headers: [...security, 'Content-Type', 'application/json; charset=utf-8'],
      cacheControl: CACHE_CONTROL,
      body: Buffer.from(JSON.stringify(selection)),
      compress: 'fast',
    })
    kept.set(key, ready)
    return sendReady(request, response, ready)
  }
}
