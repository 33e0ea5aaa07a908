import type { IncomingMessage } from 'node:http'
import { Readable, Transform } from 'node:stream'
import { FRAMED_BY_CMS_HEADER } from '../site.ts'

/** Largest request body, in bytes, where a page names no other. */
export const DEFAULT_BODY_BYTES = 64 * 1024

/** Of one hop only (RFC 9110 §7.6.1), or said about the visitor by whoever stands in between. */
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

/** The visitor's headers as the site may see them: none that steers the framework or a proxy. */
export function siteHeaders(request: IncomingMessage, origin: string): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || isDropped(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  // The origin was checked before; the framework compares it with the address once more.
  if (headers.has('origin')) headers.set('origin', origin)
  headers.set('host', new URL(origin).host)
  return headers
}

export interface SiteRequest {
  readonly request: Request
  /** Whether the body turned out larger than allowed while it was read. */
  tooLarge(): boolean
}

/**
 * The request for the site: address built from a public origin, never from what the visitor
 * claims, and a body that ends in an error past `maxBodyBytes`.
 */
export function siteRequest(
  incoming: IncomingMessage,
  origin: string,
  maxBodyBytes: number,
  signal: AbortSignal,
): SiteRequest {
  const headers = siteHeaders(incoming, origin)
  // `HEAD` is rendered as `GET`: the policy of a page's scripts needs its text.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  const url = origin + (incoming.url ?? '/')
  if (method === 'GET' || method === 'OPTIONS') {
    return { request: new Request(url, { method, headers, signal }), tooLarge: () => false }
  }
  let read = 0
  let exceeded = false
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length
      exceeded = read > maxBodyBytes
      done(exceeded ? new Error('Body too large') : null, chunk)
    },
  })
  incoming.on('error', (error) => bounded.destroy(error))
  // A body that nobody reads may not end the process when the visitor leaves.
  bounded.on('error', () => incoming.unpipe(bounded))
  const body = Readable.toWeb(incoming.pipe(bounded)) as ReadableStream<Uint8Array>
  const request = new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
  return { request, tooLarge: () => exceeded }
}
