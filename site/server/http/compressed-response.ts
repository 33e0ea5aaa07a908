import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { type BodyStore, inMemory, type KeptBody } from './body-store.ts'
import { compressed, exactCopy } from './brotli.ts'
import { Limiter } from './limiter.ts'
import type { LruBytes } from './lru-bytes.ts'
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

/** Storage for the bodies of cached answers. */
export interface Bodies {
  /** Brotli bodies. */
  readonly store: BodyStore
  /** Cache of other encodings derived from them. */
  readonly derived: LruBytes<Buffer>
}

/** The body of an answer: the text itself, or compressed with Brotli. */
export type GivenBody = { readonly plain: Buffer } | { readonly br: Buffer }

/**
 * An answer that is kept compressed with Brotli, as nearly every visitor takes it. Other encodings
 * are made of that when they are asked for.
 */
export class CompressedResponse implements ReadyResponse {
  readonly status: number
  readonly tag: string
  readonly #headers: ReadyHeaders
  readonly #bodies: Bodies | undefined
  /** The text itself, until it is compressed. */
  #plain: Buffer | undefined
  #packed: KeptBody | undefined
  #isStored = false
  #isLost = false
  #making: Map<Encoding, Promise<ReadyBody>> | undefined

  constructor(
    status: number,
    tag: string,
    headers: ReadyHeaders,
    body: GivenBody,
    bodies?: Bodies,
  ) {
    this.status = status
    this.tag = tag
    this.#headers = headers
    if ('br' in body) this.#packed = inMemory(body.br)
    else this.#plain = body.plain
    this.#bodies = bodies
  }

  get bytes(): number {
    const body = this.#packed ?? this.#plain
    return OVERHEAD_BYTES + this.#headers.bytes + (body?.length ?? 0)
  }

  get isLost(): boolean {
    return this.#isLost
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

  /** Compresses the text, lets go of it, and puts what is kept into the store. */
  async pack(): Promise<void> {
    const { body } = await this.in('br')
    if (!this.#bodies || this.#isStored) return
    this.#isStored = true
    this.#packed = await this.#bodies.store.keep(this, body)
  }

  #known(encoding: Encoding): Buffer | undefined {
    if (encoding === 'br') return this.#packed && this.#read(this.#packed)
    if (encoding === 'identity' && this.#plain) return this.#plain
    return this.#bodies?.derived.get(this.#nameOf(encoding))
  }

  async #make(encoding: Encoding): Promise<ReadyBody> {
    if (encoding === 'br') {
      const body = await compressed(this.#plain ?? Buffer.alloc(0))
      this.#packed = inMemory(body)
      this.#plain = undefined
      return this.#ready(encoding, body)
    }
    const body = await turns.run(() => this.#derive(encoding))
    this.#bodies?.derived.set(this.#nameOf(encoding), body, body.length + OVERHEAD_BYTES)
    return this.#ready(encoding, body)
  }

  async #derive(encoding: Encoding): Promise<Buffer> {
    const plain = this.#plain ?? (await this.#unpacked())
    return encoding === 'gzip' ? exactCopy(await gzipAsync(plain)) : plain
  }

  async #unpacked(): Promise<Buffer> {
    const packed = this.#packed ? this.#read(this.#packed) : Buffer.alloc(0)
    return exactCopy(await unbrotliAsync(packed, { chunkSize: CHUNK_BYTES }))
  }

  #read(kept: KeptBody): Buffer {
    try {
      return kept.read()
    } catch (error) {
      this.#isLost = true
      throw error
    }
  }

  /** The same bytes under other headers are another body: what travels is kept by it. */
  #nameOf(encoding: Encoding): string {
    return `${this.#headers.name} ${this.tag} ${encoding}`
  }

  #ready(encoding: Encoding, body: Buffer): ReadyBody {
    return new ReadyBody(this.#headers, this.tag, encoding, body)
  }
}
