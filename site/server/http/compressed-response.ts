import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { compressed, exactCopy } from './brotli.ts'
import { Limiter } from './limiter.ts'
import type { Encoding } from './negotiate-encoding.ts'
import { OVERHEAD_BYTES, ReadyBody, type ReadyHeaders, type ReadyResponse } from './ready-body.ts'

const gzipAsync = promisify(gzip)
const unbrotliAsync = promisify(brotliDecompress)

/** Pieces that text is read back in, in bytes. */
const CHUNK_BYTES = 64 * 1024
/**
 * Bodies that are derived at once. Each takes a megabyte or so besides its text, which the allocator
 * keeps once it was needed; more at once are no faster on a few processors.
 */
const DERIVED_AT_ONCE = 2
const turns = new Limiter(DERIVED_AT_ONCE, Number.POSITIVE_INFINITY)

/** Bodies in other encodings than the one that is kept, by the answer's tag and the encoding. */
export type DerivedBodies = LRUCache<string, Buffer>

/** @param maxSize most of their memory, in bytes */
export const derivedBodies = (maxSize: number): DerivedBodies =>
  new LRUCache({ maxSize, sizeCalculation: (body) => body.length + OVERHEAD_BYTES })

/** The body of an answer: the text itself, or compressed with Brotli. */
export type GivenBody = { readonly plain: Buffer } | { readonly br: Buffer }

/**
 * An answer that is kept compressed with Brotli, as nearly every visitor takes it. Other encodings
 * are derived from that on request.
 */
export class CompressedResponse implements ReadyResponse {
  readonly status: number
  readonly tag: string
  readonly #headers: ReadyHeaders
  readonly #derived: DerivedBodies | undefined
  /** The text itself, until it is compressed. */
  #plain: Buffer | undefined
  #packed: Buffer | undefined
  #making: Map<Encoding, Promise<ReadyBody>> | undefined

  /** @param derived keeps the encodings that are made of it; absent: nothing does */
  constructor(
    status: number,
    tag: string,
    headers: ReadyHeaders,
    body: GivenBody,
    derived?: DerivedBodies,
  ) {
    this.status = status
    this.tag = tag
    this.#headers = headers
    if ('br' in body) this.#packed = body.br
    else this.#plain = body.plain
    this.#derived = derived
  }

  get bytes(): number {
    const body = this.#packed ?? this.#plain
    return OVERHEAD_BYTES + (body?.length ?? 0)
  }

  in(encoding: Encoding): ReadyBody | Promise<ReadyBody> {
    const known = this.#known(encoding)
    if (known) return this.#ready(encoding, known)
    const making = this.#making?.get(encoding)
    if (making) return making
    const made = this.#make(encoding).finally(() => {
      this.#making?.delete(encoding)
      if (this.#making?.size === 0) this.#making = undefined
    })
    this.#making ??= new Map()
    this.#making.set(encoding, made)
    return made
  }

  async pack(): Promise<void> {
    await this.in('br')
  }

  #known(encoding: Encoding): Buffer | undefined {
    if (encoding === 'br') return this.#packed
    if (encoding === 'identity' && this.#plain) return this.#plain
    return this.#derived?.get(this.#nameOf(encoding))
  }

  async #make(encoding: Encoding): Promise<ReadyBody> {
    if (encoding === 'br') {
      const body = await compressed(this.#plain ?? Buffer.alloc(0))
      this.#packed = body
      this.#plain = undefined
      return this.#ready(encoding, body)
    }
    const body = await turns.run(() => this.#derive(encoding))
    this.#derived?.set(this.#nameOf(encoding), body)
    return this.#ready(encoding, body)
  }

  async #derive(encoding: Encoding): Promise<Buffer> {
    const plain = this.#plain ?? (await this.#unpacked())
    return encoding === 'gzip' ? exactCopy(await gzipAsync(plain)) : plain
  }

  async #unpacked(): Promise<Buffer> {
    return exactCopy(await unbrotliAsync(this.#packed ?? '', { chunkSize: CHUNK_BYTES }))
  }

  #nameOf(encoding: Encoding): string {
    return `${this.tag} ${encoding}`
  }

  #ready(encoding: Encoding, body: Buffer): ReadyBody {
    return new ReadyBody(this.#headers, this.tag, encoding, body)
  }
}
