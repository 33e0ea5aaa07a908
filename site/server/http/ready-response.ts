import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { COMPRESS_FROM } from './brotli.ts'
import { type Bodies, CompressedResponse } from './compressed-response.ts'
import { type Encoding, negotiateEncoding } from './negotiate-encoding.ts'
import { OVERHEAD_BYTES, ReadyBody, ReadyHeaders, type ReadyResponse } from './ready-body.ts'
import { headerList, writePrepared } from './write-prepared.ts'

export type { ReadyResponse } from './ready-body.ts'

/** Flat list of header names and values, as `writeHead` takes it. */
export type HeaderList = readonly string[]

export interface ReadyInput {
  readonly status: number
  /** Everything except length, encoding, entity tag and `Vary`. */
  readonly headers: HeaderList
  readonly cacheControl: string
  /** Request headers that chose this answer, besides `Accept-Encoding`. */
  readonly vary?: string
  readonly body: Buffer
  /** With a tag: `body` is compressed with Brotli already, and `tagOf` names its text so. */
  readonly compress:
    | 'fast'
    | 'none'
    | { readonly gzip: Buffer; readonly br: Buffer }
    | { readonly tag: string }
  /** Where its bodies are kept; absent: the compressed one in memory, others nowhere. */
  readonly bodies?: Bodies
}

/** Names the bytes of an answer. */
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
  bodies,
}: ReadyInput): ReadyResponse {
  const isPacked = typeof compress === 'object' && 'tag' in compress
  const tag = isPacked ? compress.tag : tagOf(body)
  const hasEncodings = compress !== 'none' && (compress !== 'fast' || body.length >= COMPRESS_FROM)
  const chosenBy = [...(hasEncodings ? ['Accept-Encoding'] : []), ...(vary ? [vary] : [])]
  const headers = new ReadyHeaders(given, cacheControl, chosenBy.join(', '))
  if (isPacked) return new CompressedResponse(status, tag, headers, { br: body }, bodies)
  if (hasEncodings && compress === 'fast') {
    return new CompressedResponse(status, tag, headers, { plain: body }, bodies)
  }
  const ready = (encoding: Encoding, bytes: Buffer) => new ReadyBody(headers, tag, encoding, bytes)
  const identity = ready('identity', body)
  const encoded =
    typeof compress === 'object'
      ? { identity, gzip: ready('gzip', compress.gzip), br: ready('br', compress.br) }
      : { identity, gzip: identity, br: identity }
  const different = new Set(Object.values(encoded).map((one) => one.body))
  const bytes = [...different].reduce(
    (sum, one) => sum + one.length,
    OVERHEAD_BYTES + headers.bytes,
  )
  return { status, tag, in: (encoding) => encoded[encoding], pack: async () => undefined, bytes }
}

/** Whether `If-None-Match` names the entity tag (RFC 9110 §13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}

/**
 * Writes a ready answer. The hot path: nothing is made here, unless it is not yet there in this
 * encoding.
 *
 * @returns a promise when it has yet to be made
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
  const headOnly = request.method === 'HEAD'
  if (status === 200) {
    const known = request.headers['if-none-match']
    if (known !== undefined && matchesEtag(known, ready.etag)) {
      if (writePrepared(response, { head: ready.notModifiedHead })) return
      response.writeHead(304, headerList(ready.notModifiedHead)).end()
      return
    }
    if (writePrepared(response, headOnly ? { head: ready.head } : ready)) return
  }
  response.writeHead(status, headerList(ready.head)).end(headOnly ? undefined : ready.body)
}
