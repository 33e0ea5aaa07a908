import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  LIVE_PARAMETERS,
  MAX_WAIT_SECONDS,
  MIN_WAIT_SECONDS,
} from '@beursvloer/contract/live/terms'
import { refuse } from '../http/refuse.ts'
import { senderOf } from '../limits/sender-of.ts'
import type { ServerContext } from '../server-context.ts'
import type { LiveStreams } from './live-streams.ts'

/** Not cached, not transformed, not buffered by nginx. */
const LIVE_HEADERS = [
  'Cache-Control',
  'no-store, no-transform',
  'X-Accel-Buffering',
  'no',
  'Vary',
  'Accept',
]
const EVENTS = 'text/event-stream'

/** Seconds that a request waits: as asked, within bounds; 0: an answer at once. */
function waitOf(query: URLSearchParams): number {
  const asked = Number(query.get(LIVE_PARAMETERS.wait))
  return asked > 0 ? Math.min(Math.max(asked, MIN_WAIT_SECONDS), MAX_WAIT_SECONDS) : 0
}

/**
 * Answers `/live`: a stream of server-sent events for clients that accept them, else JSON with the
 * changes since `?sinds=`, after waiting for it `?wacht=` seconds at most; 204: nothing
 * (requirements 19.3).
 */
export function liveHandler(context: ServerContext, streams: LiveStreams) {
  const { security, settings } = context
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? ''
    const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
    const since = String(request.headers['last-event-id'] ?? query.get(LIVE_PARAMETERS.since) ?? '')
    const sender = senderOf(context, request)
    const isAdmitted = streams.admits(sender, settings.rateLimits && !sender.venue)
    const head = (status: number, ...more: readonly string[]) =>
      response.writeHead(status, [...security.plain, ...LIVE_HEADERS, ...more])
    if (request.headers.accept?.includes(EVENTS)) {
      if (!isAdmitted) {
        refuse(request, response, 503, {
          security: security.plain,
          retryAfter: MAX_WAIT_SECONDS,
        })
        return
      }
      // Its end is that of the connection: nothing is chunked.
      response.removeHeader('Transfer-Encoding')
      response.shouldKeepAlive = false
      head(200, 'Content-Type', `${EVENTS}; charset=utf-8`)
      if (request.method === 'HEAD') {
        response.end()
        return
      }
      response.flushHeaders()
      streams.add(response, since, sender)
      return
    }
    const answer = (body: Buffer | null, ...more: readonly string[]) => {
      if (!body) head(204, ...more).end()
      else {
        const type = ['Content-Type', 'application/json; charset=utf-8']
        head(200, ...type, 'Content-Length', `${body.length}`, ...more)
        response.end(request.method === 'HEAD' ? undefined : body)
      }
    }
    const news = streams.newsSince(since)
    const wait = waitOf(query)
    if (news || wait === 0 || request.method === 'HEAD') answer(news)
    else if (!isAdmitted) answer(null, 'Retry-After', `${MAX_WAIT_SECONDS}`)
    else response.once('close', streams.wait(answer, wait * 1000, sender))
  }
}
