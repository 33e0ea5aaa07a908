import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIVE_PATH } from '@beursvloer/contract/live/terms'
import { tracedAnswer } from '@beursvloer/contract/monitoring/tracing'
import { hasTwoHosts } from '@beursvloer/contract/network/host-headers'
import { REQUEST_ID_HEADER, withRequestId } from '@beursvloer/contract/network/request-id'
import { FILE_FOLDERS, SERVICE_PATHS } from '@beursvloer/contract/reserved-paths'
import { STATISTICS_PATH } from '@beursvloer/contract/statistics/events'
import { isOwnOrigin, isSafeMethod } from './http/check-origin.ts'
import { LimitedError, throwIfLimited } from './http/limited-error.ts'
import { OverloadedError } from './http/limiter.ts'
import { readyCache } from './http/ready-cache.ts'
import { makeReady, type ReadyResponse, sendReady } from './http/ready-response.ts'
import { redirectBriefly } from './http/redirect-briefly.ts'
import { refuse } from './http/refuse.ts'
import type { Images } from './images/images.ts'
import type { Originals } from './images/originals.ts'
import { serveDownload } from './images/serve-download.ts'
import { serveImage } from './images/serve-image.ts'
import { redirectWithDeviceCookie } from './limits/redirect-with-device-cookie.ts'
import { senderOf } from './limits/sender-of.ts'
import type { LiveStreams } from './live/live-streams.ts'
import { liveHandler } from './live/serve-live.ts'
import { loggedPath } from './logged-path.ts'
import { servePage } from './pages/serve-page.ts'
import { fairListHandler } from './serve-fair-list.ts'
import { houseStyleHandler } from './serve-house-style.ts'
import { type StateParts, stateHandler } from './serve-state.ts'
import { streetscapeHandler } from './serve-streetscape.ts'
import { tagFrameHandler } from './serve-tag-frame.ts'
import type { ServerContext } from './server-context.ts'
import { serveSharePicture } from './share-pictures/serve-share-picture.ts'
import type { SharePictures } from './share-pictures/share-pictures.ts'
import { statisticsHandler } from './statistics/serve-statistics.ts'

/** Names of icons do not change their picture; a week lets a newer set through. */
const CACHE_CONTROL = 'public, max-age=604800'
const MEMORY_BYTES = 1024 ** 2
const PATH = /^\/icons\/([a-z0-9-]{1,64})\.json$/

/**
 * Answers `/icons/{prefix}.json?icons=a,b` as Iconify's API does: the site is its own icon
 * provider. 404 without names, 424 (requirements 12.4) when no provider has the set: the answer
 * depends on one. Names can be combined without end, so each new answer counts against the limit.
 */
function iconsHandler(context: ServerContext) {
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

const OVERLOAD_RETRY_SECONDS = 2

/** Answers a request whose handling failed; the visitor's message does not tell the cause. */
function answerFailure(
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  const { security, counters, log } = context
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  if (error instanceof LimitedError) {
    counters.limited += 1
    const retryAfter = error.retryAfterSeconds
    if (redirectWithDeviceCookie(context, request, response)) return
    context.securityLog.limitHit(senderOf(context, request), request.url)
    refuse(request, response, 429, { security: security.plain, retryAfter })
    return
  }
  counters.errors += 1
  const path = loggedPath(request.url)
  if (error instanceof OverloadedError) {
    log.warn({ path }, 'overloaded')
    const retryAfter = OVERLOAD_RETRY_SECONDS
    refuse(request, response, 503, { security: security.plain, retryAfter })
    return
  }
  const stack = error instanceof Error ? error.stack : String(error)
  log.error({ path, method: request.method, stack }, 'request failed')
  refuse(request, response, 500, { security: security.plain })
}

const SERVICE_PATH = new RegExp(
  `^(?:${SERVICE_PATHS.map((start) => (start.endsWith('/') ? start : `${start}$`)).join('|')})`,
)

/** Whether a path is answered without a page. */
const isServicePath = (path: string): boolean => SERVICE_PATH.test(path)

/** Longest address that is answered, in bytes. */
const MAX_URL_LENGTH = 4096
/** Icons at addresses that browsers, feeds and the service worker know by heart. */
const NAMED_ICONS: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon.png',
  '/icon-192.png': 'icon-192.png',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
}
const READ_METHODS = 'GET, HEAD, OPTIONS'
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

export interface Stores {
  readonly files: ReadonlyMap<string, ReadyResponse>
  readonly images: Images
  readonly originals: Originals
  readonly sharePictures: SharePictures
  readonly streams: LiveStreams
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers every request; a failure of one does not affect another. */
export function createHandler(context: ServerContext, stores: Stores, state: StateParts): Handler {
  const { security, counters } = context
  const serveState = stateHandler(context, state)
  const serveStreetscape = streetscapeHandler(context)
  const serveIcons = iconsHandler(context)
  const serveLive = liveHandler(context, stores.streams)
  const serveFairList = fairListHandler(context, stores.files)
  const serveStatistics = statisticsHandler(context)
  const serveTagFrame = tagFrameHandler(context)
  const serveHouseStyle = houseStyleHandler(context, stores)

  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | undefined => {
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (hasTwoHosts(request.rawHeaders)) {
      refuse(request, response, 400, { security: security.plain })
      return
    }
    if (!METHODS.includes(request.method ?? '')) {
      refuse(request, response, 405, { security: security.plain, allow: METHODS.join(', ') })
      return
    }
    if (!isSafeMethod(request.method)) {
      counters.mutations += 1
      if (!isOwnOrigin(request.headers, context.ownOrigins)) {
        refuse(request, response, 403, { security: security.plain })
        return
      }
    }
    if (url.length > MAX_URL_LENGTH) {
      refuse(request, response, 414, { security: security.plain })
      return
    }
    if (path === STATISTICS_PATH) return serveStatistics(request, response)
    const icon = NAMED_ICONS[path]
    const style = icon && context.site.houseStyle()
    if (style) {
      redirectBriefly(response, `/_style/${style.id}/${icon}`, security.plain)
      return
    }
    const file = stores.files.get(path)
    if (file || isServicePath(path)) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        refuse(request, response, 405, { security: security.plain, allow: READ_METHODS })
        return
      }
      if (file) {
        return sendReady(request, response, file)
      }
      if (path.startsWith('/_img/')) {
        return serveImage(context, stores.images, request, response, path)
      }
      if (path.startsWith('/_og/')) {
        return serveSharePicture(context, stores.sharePictures, request, response, path)
      }
      if (path.startsWith('/_file/')) {
        return serveDownload(context, stores.originals, request, response, path)
      }
      if (path.startsWith('/_facade/')) return serveStreetscape(request, response, path)
      if (path.startsWith('/_fair/')) return serveFairList(request, response, path)
      if (path.startsWith('/_style/')) return serveHouseStyle(request, response, path)
      if (path.startsWith('/_tag/')) return serveTagFrame(request, response, path)
      if (path.startsWith('/icons/')) return serveIcons(request, response, path)
      if (path === LIVE_PATH) return void serveLive(request, response)
      return serveState(request, response, path)
    }
    if (FILE_FOLDERS.some((folder) => path.startsWith(folder))) {
      refuse(request, response, 404, { security: security.plain })
      return
    }
    return servePage(context, request, response, path)
  }

  const answerSafely: Handler = (request, response) => {
    try {
      // A cached page is answered synchronously; a promise would only cost time.
      answer(request, response)?.catch((error: unknown) =>
        answerFailure(context, request, response, error),
      )
    } catch (error) {
      answerFailure(context, request, response, error)
    }
  }

  return (request, response) => {
    counters.requests += 1
    const path = () => loggedPath(request.url)
    withRequestId(request.headers[REQUEST_ID_HEADER], () =>
      tracedAnswer(request, response, path, () => answerSafely(request, response)),
    )
  }
}
