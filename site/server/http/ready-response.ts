import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { COMPRESS_FROM } from './brotli.ts'
import { CompressedResponse, type DerivedBodies } from './compressed-response.ts'
import { type Encoding, negotiateEncoding } from './negotiate-encoding.ts'
import { type HeaderList, OVERHEAD_BYTES, ReadyBody, type ReadyResponse } from './ready-body.ts'

export type { HeaderList, ReadyResponse } from './ready-body.ts'

export interface ReadyInput {
  readonly status: number
  /** Everything except length, encoding, entity tag and `Vary`. */
  readonly headers: HeaderList
  readonly cacheControl: string
  /** Request headers that chose this answer, besides `Accept-Encoding`. */
  readonly vary?: string
  readonly body: Buffer
  /** With a tag: `body` is compressed with Brotli already, and `tagOf` of its text is the tag. */
  readonly compress:
    | 'fast'
    | 'none'
    | { readonly gzip: Buffer; readonly br: Buffer }
    | { readonly tag: string }
  /** Keeps other encodings, made of the compressed one; absent: nothing does. */
  readonly derived?: DerivedBodies
}

/** Identity of the bytes of an answer. */
export const tagOf = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** Makes an answer ready: all that is left is to write it, or first to compress it. */
export function makeReady({
  status,
  body,
  compress,
  headers: given,
  cacheControl,
  vary,
  derived,
}: ReadyInput): ReadyResponse {
  const isPacked = typeof compress === 'object' && 'tag' in compress
  const tag = isPacked ? compress.tag : tagOf(body)
  const hasEncodings = compress !== 'none' && (compress !== 'fast' || body.length >= COMPRESS_FROM)
  const chosenBy = [...(hasEncodings ? ['Accept-Encoding'] : []), ...(vary ? [vary] : [])]
  const varied = chosenBy.length > 0 ? ['Vary', chosenBy.join(', ')] : []
  const headers = { own: given, repeated: ['Cache-Control', cacheControl, ...varied] }
  if (isPacked) return new CompressedResponse(status, tag, headers, { br: body }, derived)
  if (hasEncodings && compress === 'fast') {
    return new CompressedResponse(status, tag, headers, { plain: body }, derived)
  }
  const ready = (encoding: Encoding, bytes: Buffer) => new ReadyBody(headers, tag, encoding, bytes)
  const identity = ready('identity', body)
  const encoded =
    typeof compress === 'object'
      ? { identity, gzip: ready('gzip', compress.gzip), br: ready('br', compress.br) }
      : { identity, gzip: identity, br: identity }
  const different = new Set(Object.values(encoded).map((one) => one.body))
  const bytes = [...different].reduce((sum, one) => sum + one.length, OVERHEAD_BYTES)
  return { status, tag, in: (encoding) => encoded[encoding], pack: async () => undefined, bytes }
}

/** Whether `If-None-Match` names the entity tag (RFC 9110 §13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}

/**
 * Writes a ready answer.
 * @returns a promise when it has yet to be made in this encoding
 */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  ready: ReadyResponse,
): Promise<void> | undefined {
  const body = ready.in(negotiateEncoding(request.headers['accept-encoding']))
  if (body instanceof Promise)
    return body.then((made) => write(request, response, ready.status, made))
  write(request, response, ready.status, body)
  return undefined
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  ready: ReadyBody,
): void {
  if (status === 200 && matchesEtag(request.headers['if-none-match'], ready.etag)) {
    response.writeHead(304, ready.notModifiedHeaders).end()
    return
  }
  response.writeHead(status, ready.headers).end(request.method === 'HEAD' ? undefined : ready.body)
}
