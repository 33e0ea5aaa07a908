import type { Encoding } from './negotiate-encoding.ts'
import { headerLines } from './write-prepared.ts'

/** Memory of an answer besides its bodies and headers of its own: objects, keys. */
export const OVERHEAD_BYTES = 500

/** An answer that only has to be written. */
export interface ReadyResponse {
  readonly status: number
  /** Names its bytes, whatever the encoding. */
  readonly tag: string
  /** The answer in an encoding; a promise when that has yet to be made. */
  in(encoding: Encoding): ReadyBody | Promise<ReadyBody>
  /** Gives up all bytes but those that most visitors get. */
  pack(): Promise<void>
  /** How many bytes it keeps, about. */
  readonly bytes: number
  /** Whether its stored bytes could not be read: the answer has to be rendered again. */
  readonly isLost?: boolean
}

/** All that differs between the headers of pages: the hashes of their scripts. */
const OWN = /script-src[^;\r\n]*/
/** Different texts remembered at once. */
const MAX_TEXTS = 500
const texts = new Map<string, string>()

/** The same text as one string for all, so that thousands of answers do not each hold a copy. */
function shared(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  if (texts.size >= MAX_TEXTS) texts.clear()
  const copy = ownCopy(text)
  texts.set(copy, copy)
  return copy
}

/** Copies the string: a slice keeps its parent in memory. */
const ownCopy = (text: string) => Buffer.from(text, 'latin1').toString('latin1')

let made = 0

/** The headers of an answer, but for what its encoding adds. */
export class ReadyHeaders {
  /** Tells these headers from all others. */
  readonly name: number
  readonly #before: string
  readonly #own: string
  readonly #after: string
  /** Lines of a 304, but for the entity tag. */
  readonly validators: string

  constructor(headers: readonly string[], cacheControl: string, vary: string) {
    made += 1
    this.name = made
    const text = headerLines(headers)
    const found = OWN.exec(text)
    const start = found?.index ?? text.length
    const end = start + (found?.[0].length ?? 0)
    this.#before = shared(text.slice(0, start))
    this.#own = ownCopy(text.slice(start, end))
    this.#after = shared(text.slice(end))
    const varied = vary ? ['Vary', vary] : []
    this.validators = shared(headerLines(['Cache-Control', cacheControl, ...varied]))
  }

  get lines(): string {
    return this.#before + this.#own + this.#after
  }

  /** Memory of what no other answer has. */
  get bytes(): number {
    return this.#own.length
  }
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

  /** Status line and headers of a 200, as they travel. */
  get head(): string {
    const coding = this.#encoding === 'identity' ? '' : `Content-Encoding: ${this.#encoding}\r\n`
    const { lines, validators } = this.#headers
    return `HTTP/1.1 200 OK\r\n${lines}ETag: ${this.etag}\r\n${validators}${coding}Content-Length: ${this.body.length}\r\n`
  }

  /** The same of the 304 that says that the visitor has these very bytes. */
  get notModifiedHead(): string {
    return `HTTP/1.1 304 Not Modified\r\nETag: ${this.etag}\r\n${this.#headers.validators}`
  }
}
