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

/** An answer that only has to be written: per encoding a buffer and its headers. */
export interface ReadyResponse {
  readonly status: number
  readonly identity: ReadyBody
  readonly gzip: ReadyBody
  readonly br: ReadyBody
  /** Memory that it holds, about. */
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

/** Makes an answer ready: compresses the body and prepares the headers of each encoding. */
export async function makeReady(input: ReadyInput): Promise<ReadyResponse> {
  const tag = createHash('sha256').update(input.body).digest('base64url').slice(0, 22)
  const encoded = await encodings(input)
  const ready = (encoding: Encoding, body: Buffer): ReadyBody => {
    const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
    const validators = ['ETag', etag, 'Cache-Control', input.cacheControl]
    const vary = [...(encoded ? ['Accept-Encoding'] : []), ...(input.vary ? [input.vary] : [])]
    if (vary.length > 0) validators.push('Vary', vary.join(', '))
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const headers = [...input.headers, ...validators, ...coding, 'Content-Length', `${body.length}`]
    return {
      etag,
      headers,
      notModified: validators,
      head: headerText('200 OK', headers),
      notModifiedHead: headerText('304 Not Modified', validators),
      body,
    }
  }
  const identity = ready('identity', input.body)
  if (!encoded) {
    const bytes = input.body.length + OVERHEAD_BYTES
    return { status: input.status, identity, gzip: identity, br: identity, bytes }
  }
  return {
    status: input.status,
    identity,
    gzip: ready('gzip', encoded.gzip),
    br: ready('br', encoded.br),
    bytes: input.body.length + encoded.gzip.length + encoded.br.length + OVERHEAD_BYTES,
  }
}

async function encodings({ body, compress }: ReadyInput) {
  if (compress === 'none') return null
  if (compress !== 'fast') return compress
  if (body.length < COMPRESS_FROM) return null
  const [small, smaller] = await Promise.all([
    gzipAsync(body),
    brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } }),
  ])
  return { gzip: small, br: smaller }
}

/** Whether `If-None-Match` names the entity tag (RFC 9110 §13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}

/** Writes a ready answer. The hot path: nothing is made here. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  ready: ReadyResponse,
): void {
  const body = ready[negotiateEncoding(request.headers['accept-encoding'])]
  const headOnly = request.method === 'HEAD'
  if (ready.status === 200) {
    if (matchesEtag(request.headers['if-none-match'], body.etag)) {
      if (writePrepared(response, body.notModifiedHead)) return
      response.writeHead(304, body.notModified).end()
      return
    }
    if (writePrepared(response, body.head, headOnly ? undefined : body.body)) return
  }
  response.writeHead(ready.status, body.headers).end(headOnly ? undefined : body.body)
}
