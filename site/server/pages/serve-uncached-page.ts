import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { throwIfLimited } from '../http/limited-error.ts'
import { readBody } from '../http/read-body.ts'
import { sendReady } from '../http/ready-response.ts'
import { refuse } from '../http/refuse.ts'
import { isRobot, refuseRobot } from '../http/refuse-robot.ts'
import { DEFAULT_BODY_BYTES, siteRequest } from '../http/site-request.ts'
import type { Sender } from '../limits/sender.ts'
import { senderOf } from '../limits/sender-of.ts'
import { loggedPath } from '../logged-path.ts'
import type { ServerContext } from '../server-context.ts'
import type { PagePolicy } from '../site.ts'
import { readyPage, siteHeaderList } from './rendered-page.ts'

/** A page, or the answer to a form, for this one visitor. */
export interface UncachedPage {
  readonly origin: string
  readonly locale: 'nl' | 'en'
  readonly basename: string
  readonly payload: boolean
  readonly policy: PagePolicy
  /** Whether the request changes something. */
  readonly mutation: boolean
}

/**
 * Renders for one visitor; nothing is cached. A body is read before that, so that slow senders do
 * not delay others.
 * @throws LimitedError, OverloadedError, or the errors of the site
 */
export async function serveUncachedPage(
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
  page: UncachedPage,
): Promise<void> {
  const { site, limits, uploads } = context
  const left = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) left.abort()
  })
  const account = await site.account(request.headers.cookie)
  const sender = senderOf(context, request, account)
  throwIfLimited((page.mutation ? limits.mutations : limits.renders)(sender))
  const answer = () => answerSender(context, request, response, { page, sender, left: left.signal })
  const bytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  await (page.mutation && bytes > DEFAULT_BODY_BYTES ? uploads.run(sender, answer) : answer())
}

interface Asked {
  readonly page: UncachedPage
  readonly sender: Sender
  /** Aborted when the sender has left. */
  readonly left: AbortSignal
}

async function answerSender(
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
  { page, sender, left }: Asked,
): Promise<void> {
  const { site, security, securityLog, uncachedPages } = context
  const { maxBodyBytes = DEFAULT_BODY_BYTES } = page.policy
  const body = page.mutation ? await readBody(request, response, maxBodyBytes) : null
  if (body === 'left') return
  if (body === 'too-large') {
    securityLog.uploadRefused({ path: loggedPath(request.url), reason: 'size' })
    refuse(request, response, 413, { security: security.plain })
    return
  }
  const rendered = await uncachedPages.run(() =>
    site.render(siteRequest(request, page.origin, body, left), {
      ...page,
      headOnly: request.method === 'HEAD',
      sender,
    }),
  )
  if (rendered.status === 429) securityLog.limitHit(sender, request.url)
  const answer = sender.device === null ? withDevice(rendered, context.devices) : rendered
  await send(context, request, response, answer, page.policy)
}

/** The answer with the cookie by which limits recognise the browser; a redirect gets none. */
function withDevice(answer: Response, devices: ServerContext['devices']): Response {
  const { status, statusText, body } = answer
  const isShared = /public/i.test(answer.headers.get('cache-control') ?? '')
  if (isShared || (status >= 300 && status < 400)) return answer
  const headers = new Headers(answer.headers)
  headers.append('Set-Cookie', devices.issue())
  return new Response(body, { status, statusText, headers })
}

async function send(
  { security }: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  { opensIdentity, usesCamera }: PagePolicy,
): Promise<void> {
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    if (answer.status >= 400 && isRobot(request)) {
      refuseRobot(request, response, answer.status, security.plain)
      return
    }
    const ready = await readyPage(answer, security, {
      personal: false,
      opensIdentity,
      usesCamera,
    })
    await sendReady(request, response, ready)
    return
  }
  response.writeHead(answer.status, [
    ...security.plain,
    ...siteHeaderList(answer, true),
    'Cache-Control',
    answer.headers.get('cache-control') ?? 'private, no-store',
  ])
  if (request.method === 'HEAD' || !answer.body) {
    await answer.body?.cancel()
    response.end()
    return
  }
  await pipeline(Readable.fromWeb(answer.body as never), response)
}
