import type { IncomingMessage, ServerResponse } from 'node:http'
import { LimitedError } from './http/limited-error.ts'
import { OverloadedError } from './http/limiter.ts'
import { refuse } from './http/refuse.ts'
import { redirectWithDeviceCookie } from './limits/redirect-with-device-cookie.ts'
import { senderOf } from './limits/sender-of.ts'
import { loggedPath } from './logged-path.ts'
import type { ServerContext } from './server-context.ts'

const OVERLOAD_RETRY_SECONDS = 2

/** Answers a request whose handling failed; the visitor's message does not tell the cause. */
export function answerFailure(
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
