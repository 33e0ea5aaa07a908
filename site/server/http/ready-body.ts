import type { Encoding } from './negotiate-encoding.ts'

/** Memory of an answer besides its bodies, in bytes: headers, objects, keys. */
export const OVERHEAD_BYTES = 1500

/** Flat list of header names and values, as `writeHead` takes it. */
export type HeaderList = readonly string[]

/** A complete answer, ready to write. */
export interface ReadyResponse {
  readonly status: number
  /** Identifies its bytes, in any encoding. */
  readonly tag: string
  /** The answer in an encoding; a promise when that has yet to be made. */
  in(encoding: Encoding): ReadyBody | Promise<ReadyBody>
  /** Drops all bodies but the encoding that most visitors get. */
  pack(): Promise<void>
  /** How many bytes it keeps, about. */
  readonly bytes: number
}

/** The headers of an answer, without those that its encoding adds. */
export interface ReadyHeaders {
  /** Those that a 304 leaves out. */
  readonly own: HeaderList
  /** Those that a 304 repeats (RFC 9110 §15.4.5), without the entity tag. */
  readonly repeated: HeaderList
}

/** One encoding of a ready answer. */
export class ReadyBody {
  readonly body: Buffer
  readonly #headers: ReadyHeaders
  readonly #tag: string
  readonly #encoding: Encoding

  constructor(headers: ReadyHeaders, tag: string, encoding: Encoding, body: Buffer) {
    this.body = body
    this.#headers = headers
    this.#tag = tag
    this.#encoding = encoding
  }

  get etag(): string {
    return this.#encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${this.#encoding}"`
  }

  get headers(): string[] {
    const list = [...this.#headers.own, ...this.notModifiedHeaders]
    if (this.#encoding !== 'identity') list.push('Content-Encoding', this.#encoding)
    list.push('Content-Length', `${this.body.length}`)
    return list
  }

  /** Headers of the 304 for a visitor with these very bytes. */
  get notModifiedHeaders(): string[] {
    return [...this.#headers.repeated, 'ETag', this.etag]
  }
}
