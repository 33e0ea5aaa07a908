import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { BodyStore, KeptBody } from './body-store.ts'
import { Limiter } from './limiter.ts'
import type { LruBytes } from './lru-bytes.ts'
import type { Encoding } from './negotiate-encoding.ts'
import { OVERHEAD_BYTES, ReadyBody, type ReadyHeaders, type ReadyResponse } from './ready-body.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const unbrotliAsync = promisify(brotliDecompress)

/** Brotli quality for pages, where a render waits for it; assets use 11. */
const QUALITY = 5
/** Pieces that text is read back in, in bytes. */
const CHUNK_BYTES = 64 * 1024
/**
 * Bodies that are derived at once. Each takes a megabyte or so besides its text, which the allocator
 * keeps once it was needed; more at once are no faster on a few processors.
 */
const DERIVED_AT_ONCE = 2
const turns = new Limiter(DERIVED_AT_ONCE, Number.POSITIVE_INFINITY)

/** Where the bodies of answers are that stay for a while. */
export interface Bodies {
  /** Where compressed ones are. */
  readonly store: BodyStore
  /** Where those are that are made of them. */
  readonly derived: LruBytes<Buffer>
}

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
  #isLost = false
  #making: Map<Encoding, Promise<ReadyBody>> | undefined

  constructor(status: number, tag: string, headers: ReadyHeaders, plain: Buffer, bodies?: Bodies) {
    this.status = status
    this.tag = tag
    this.#headers = headers
    this.#plain = plain
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

  /** Compresses the text and lets go of it. */
  async pack(): Promise<void> {
    await this.in('br')
  }

  #known(encoding: Encoding): Buffer | undefined {
    if (encoding === 'br') return this.#packed && this.#read(this.#packed)
    if (encoding === 'identity' && this.#plain) return this.#plain
    return this.#bodies?.derived.get(this.#nameOf(encoding))
  }

  async #make(encoding: Encoding): Promise<ReadyBody> {
    if (encoding === 'br') {
      const body = await compressed(this.#plain ?? Buffer.alloc(0))
      const whole: KeptBody = { length: body.length, read: () => body }
      this.#packed = this.#bodies ? await this.#bodies.store.keep(this, body) : whole
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

async function compressed(text: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
  }
  return exactCopy(await brotliAsync(text, { params }))
}

/** A window as large as the text: a larger one takes memory and finds nothing more. */
const windowBits = (length: number): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  )

/** What zlib answers may lie in a larger piece of memory, which it would keep. */
function exactCopy(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
