import { Coalescer } from '../http/coalesce.ts'
import { throwIfLimited } from '../http/limited-error.ts'
import { Limiter } from '../http/limiter.ts'
import { readyCache } from '../http/ready-cache.ts'
import { type HeaderList, makeReady, type ReadyResponse } from '../http/ready-response.ts'
import { DiskCache } from './disk-cache.ts'
import type { ImageVariant } from './image-path.ts'
import type { Absence, Original, Originals } from './originals.ts'
import { resize } from './resize.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const DISK_BYTES = 2 * 1024 ** 3
const MEMORY_BYTES = 24 * 1024 ** 2
const CONCURRENCY = 2
const QUEUE_LIMIT = 500
/** Originals that are remembered as no pictures. */
const MAX_UNREADABLE = 1000

/** Pictures in the offered widths and formats, made once each. */
export class Images {
  readonly #originals: Originals
  readonly #security: HeaderList
  readonly #disk: DiskCache
  readonly #memory = readyCache(MEMORY_BYTES)
  readonly #making = new Coalescer<ReadyResponse>()
  readonly #limiter = new Limiter(CONCURRENCY, QUEUE_LIMIT)
  /** Versions of originals that cannot be decoded although the CMS serves them like this. */
  readonly #unreadable = new Set<string>()

  constructor(options: {
    originals: Originals
    directory: string
    security: HeaderList
    diskBytes?: number
  }) {
    this.#originals = options.originals
    this.#security = options.security
    this.#disk = new DiskCache(options.directory, options.diskBytes ?? DISK_BYTES)
  }

  /**
   * The picture. `admit` is asked before one is made, and answers the seconds to wait (0: go ahead).
   * @throws LimitedError, OverloadedError, or the errors of the original's decoder
   */
  async get(variant: ImageVariant, admit: () => number): Promise<ReadyResponse | Absence> {
    const original = await this.#originals.get(variant.file)
    if (typeof original === 'string') return original
    const { width, format, file } = variant
    const name = `${width}-${format}-${original.version}-${file}`
    const ready = this.#memory.get(name)
    if (ready) return ready
    return this.#making.run(name, async () => {
      const body =
        (await this.#disk.read(name)) ?? (await this.#make(name, original, variant, admit))
      const made = makeReady({
        status: 200,
        headers: [
          ...this.#security,
          'Content-Type',
          `image/${format === 'logo' ? 'webp' : format}`,
        ],
        cacheControl: IMMUTABLE,
        body,
        compress: 'none',
      })
      this.#memory.set(name, made)
      return made
    })
  }

  async #make(
    name: string,
    original: Original,
    variant: ImageVariant,
    admit: () => number,
  ): Promise<Buffer> {
    throwIfLimited(admit())
    const data = await this.#limiter.run(() => this.#resize(original, variant))
    // Without space on disk the picture still shows; it is made again next time.
    await this.#disk.write(name, data).catch(() => undefined)
    return data
  }

  /** Resizes an original; if it cannot be decoded, fetches it again, since the copy may be damaged. */
  async #resize(
    { path, version }: Original,
    { file, width, format }: ImageVariant,
  ): Promise<Buffer> {
    try {
      return await resize(path, width, format)
    } catch (error) {
      if (this.#unreadable.has(file + version)) throw error
      const fetched = await this.#originals.fetch(file)
      if (typeof fetched === 'string') throw error
      if (this.#unreadable.size >= MAX_UNREADABLE) this.#unreadable.clear()
      this.#unreadable.add(file + fetched.version)
      return resize(fetched.path, width, format)
    }
  }
}
