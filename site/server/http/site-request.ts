import type { IncomingMessage } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import { traceHeaders } from '@beursvloer/contract/monitoring/tracing'
import { REQUEST_ID_HEADER, requestId } from '@beursvloer/contract/network/request-id'
import { FRAMED_BY_CMS_HEADER } from '../site.ts'

/** Largest request body, in bytes, where a page names no other. */
export const DEFAULT_BODY_BYTES = 64 * 1024

/** Hop-by-hop headers (RFC 9110 §7.6.1), and those that proxies add about the client. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'forwarded',
  'via',
  'x-real-ip',
  FRAMED_BY_CMS_HEADER,
])

const isDropped = (name: string) =>
  DROPPED.has(name) || name.startsWith('x-forwarded-') || name.startsWith('x-react-router-')

/**
 * The visitor's headers as the site may see them: without those that control the framework or a
 * proxy.
 */
export function siteHeaders(request: IncomingMessage, origin: string): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || isDropped(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  // The origin was checked before; the framework compares it with the address once more.
  if (headers.has('origin')) headers.set('origin', origin)
  headers.set('host', new URL(origin).host)
  const id = requestId()
  if (id) headers.set(REQUEST_ID_HEADER, id)
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value)
  return headers
}

/**
 * The request for the site: its address is built from a public origin, never from the visitor's
 * headers.
 * @param body its parts; null: a request without one
 */
export function siteRequest(
  incoming: IncomingMessage,
  origin: string,
  body: readonly Buffer[] | null,
  signal: AbortSignal,
): Request {
  const headers = siteHeaders(incoming, origin)
  // `HEAD` is rendered as `GET`: the policy of a page's scripts needs its text.
  const method = incoming.method === 'HEAD' ? 'GET' : incoming.method
  const stream = body && { body: ReadableStream.from(body), duplex: 'half' }
  const init = { method, headers, signal, ...stream } as RequestInit
  return new Request(origin + (incoming.url ?? '/'), init)
}
