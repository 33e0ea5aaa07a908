import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, negotiateEncoding } from './negotiate-encoding.ts'
import { headerText, writePrepared } from './write-prepared.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Flat list of header names and values, as `writeHead` takes it. */
export type HeaderList = readonly string[]

/** One encoding of a ready answer, its headers made up beforehand. */
export interface ReadyBody {
  readonly etag: string
  readonly headers: string[]
  /** Headers of the 304 that says that the visitor has these very bytes. */
  readonly notModified: string[]
  /** The same with their status line, as they travel; for answers with status 200. */
  readonly head: string
  readonly notModifiedHead: string
  readonly body: Buffer
}

/** An answer that only has to be written. */
export interface ReadyResponse {
  readonly status: number
  /** The answer in an encoding; a promise the first time that this encoding is asked for. */
  in(encoding: Encoding): ReadyBody | Promise<ReadyBody>
  /** Memory that it holds, about, with every encoding. */
  readonly bytes: number
}

export interface ReadyInput {
  readonly status: number
  /** Everything except length, encoding, entity tag and `Vary`. */
  readonly headers: HeaderList
  readonly cacheControl: string
  /** Request headers that chose this answer, besides `Accept-Encoding`. */
  readonly vary?: string
  readonly body: Buffer
  readonly compress: 'fast' | 'none' | { readonly gzip: Buffer; readonly br: Buffer }
}

/** Below this size (bytes) compressing costs more than it saves. */
const COMPRESS_FROM = 600
/** Brotli quality for pages, where a render waits for it; assets use 11. */
const PAGE_BROTLI_QUALITY = 5
/** Memory of an entry besides its bodies: strings, arrays, objects. */
const OVERHEAD_BYTES = 4096

/** Share of a page's size that its two compressed copies take, about. */
const COMPRESSED_SHARE = 0.4

type Compressed = Exclude<Encoding, 'identity'>

/**
 * Makes an answer ready: prepares the headers, and compresses the body in each encoding once, when
 * it is first asked for. Nearly every visitor takes Brotli, and nobody waits for the other.
 */
export function makeReady(input: ReadyInput): ReadyResponse {
  const { body, compress } = input
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const hasEncodings = compress !== 'none' && (compress !== 'fast' || body.length >= COMPRESS_FROM)
  const vary = [...(hasEncodings ? ['Accept-Encoding'] : []), ...(input.vary ? [input.vary] : [])]
  const ready = (encoding: Encoding, encoded: Buffer): ReadyBody => {
    const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
    const validators = ['ETag', etag, 'Cache-Control', input.cacheControl]
    if (vary.length > 0) validators.push('Vary', vary.join(', '))
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const length = ['Content-Length', `${encoded.length}`]
    const headers = [...input.headers, ...validators, ...coding, ...length]
    return {
      etag,
      headers,
      notModified: validators,
      head: headerText('200 OK', headers),
      notModifiedHead: headerText('304 Not Modified', validators),
      body: encoded,
    }
  }
  const identity = ready('identity', body)
  if (!hasEncodings) {
    return { status: input.status, in: () => identity, bytes: body.length + OVERHEAD_BYTES }
  }
  const made: Partial<Record<Encoding, ReadyBody | Promise<ReadyBody>>> = { identity }
  const make = (encoding: Compressed): ReadyBody | Promise<ReadyBody> => {
    if (compress !== 'fast') return ready(encoding, compress[encoding])
    return compressors[encoding](body).then((encoded) => {
      made[encoding] = ready(encoding, encoded)
      return made[encoding]
    })
  }
  return {
    status: input.status,
    in(encoding) {
      made[encoding] ??= make(encoding as Compressed)
      return made[encoding]
    },
    bytes: body.length * (1 + COMPRESSED_SHARE) + OVERHEAD_BYTES,
  }
}

const compressors: Readonly<Record<Compressed, (body: Buffer) => Promise<Buffer>>> = {
  gzip: (body) => gzipAsync(body),
  br: (body) =>
    brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } }),
}

/** Whether `If-None-Match` names the entity tag (RFC 9110 §13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}

/**
 * Writes a ready answer. The hot path: nothing is made here, unless nobody has asked for this
 * encoding before.
 *
 * @returns a promise when it has yet to be compressed
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
  body: ReadyBody,
): void {
  const headOnly = request.method === 'HEAD'
  if (status === 200) {
    if (matchesEtag(request.headers['if-none-match'], body.etag)) {
      if (writePrepared(response, body.notModifiedHead)) return
      response.writeHead(304, body.notModified).end()
      return
    }
    if (writePrepared(response, body.head, headOnly ? undefined : body.body)) return
  }
  response.writeHead(status, body.headers).end(headOnly ? undefined : body.body)
}
