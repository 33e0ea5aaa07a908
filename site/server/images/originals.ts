import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { retryingFetch } from '@beursvloer/contract/http-client'
import { LRUCache } from 'lru-cache'
import type { CmsBreaker } from '../../app/content/cms-breaker.ts'
import { OF_PROXY } from '../../app/content/http.server.ts'
import { writeAtomically } from '../files/write-atomically.ts'
import { type Clock, systemClock } from '../http/clock.ts'
import { Coalescer } from '../http/coalesce.ts'
import { Limiter } from '../http/limiter.ts'
import type { SiteLog } from '../site.ts'
import { isFileName } from './image-path.ts'

/** Largest original that is fetched, in bytes. */
const MAX_ORIGINAL_BYTES = 64 * 1024 * 1024
const FETCH_TIMEOUT_MS = 20_000
/** How long a file that the CMS does not have, or failed to send, is not asked for again, in ms. */
const MISS_LIFE_MS = 10_000
const MAX_MISSES = 2000
const CONCURRENCY = 4
/** Space for files that no published page shows (of drafts, say), in bytes. */
const OTHERS_BYTES = 256 * 1024 * 1024
/** Part of a limited space that is filled ahead: the rest is for what visitors ask for. */
const AHEAD = 0.9

export interface Original {
  readonly path: string
  /** Changes with the contents. */
  readonly version: string
  readonly bytes: number
}

/** The file is not there, or the CMS does not answer and there is no copy. */
export type Absence = 'missing' | 'unavailable'

export interface OriginalsOptions {
  /** Address of the CMS without a path. */
  readonly cmsUrl: string
  /** Directory of the copies. */
  readonly directory: string
  /** Space for copies of published files, in bytes; null: for all of them. */
  readonly maxBytes?: number | null
  readonly log: SiteLog
  readonly breaker: CmsBreaker
  readonly clock?: Clock
}

/** The originals of the CMS's media library, fetched once and kept on disk. */
export class Originals {
  readonly #options: OriginalsOptions
  readonly #clock: Clock
  readonly #fetches = new Coalescer<Original | Absence>()
  readonly #fetchLimiter = new Limiter(CONCURRENCY, Number.POSITIVE_INFINITY)
  readonly #misses = new Map<string, { absence: Absence; until: number }>()
  /** Sizes in bytes of files that no published page shows. */
  readonly #others: LRUCache<string, number>
  /** Sizes in bytes of published files, where their space is limited. */
  readonly #kept: LRUCache<string, number> | null
  #withheld: ReadonlySet<string> = new Set()
  /** Published files with the time of their last change, in ms since 1970; 0: unknown. */
  #published: ReadonlyMap<string, number> = new Map()

  constructor(options: OriginalsOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#others = new LRUCache({
      maxSize: OTHERS_BYTES,
      sizeCalculation: (bytes) => bytes,
      dispose: (_bytes, file, reason) => {
        if (reason === 'evict' && !this.#published.has(file)) void this.remove(file)
      },
    })
    this.#kept = options.maxBytes
      ? new LRUCache({
          maxSize: options.maxBytes,
          sizeCalculation: (bytes) => bytes,
          disposeAfter: (_bytes, file, reason) => {
            if (reason === 'evict') void this.remove(file)
          },
        })
      : null
  }

  /** Whether published files are downloaded only on request. */
  get isFull(): boolean {
    return this.#kept !== null && this.#kept.calculatedSize > AHEAD * this.#kept.maxSize
  }

  /** Directory of the copies. */
  get directory(): string {
    return this.#options.directory
  }

  /** The original called `file`, from disk or else from the CMS. Never rejects. */
  async get(file: string): Promise<Original | Absence> {
    if (!isFileName(file) || this.#withheld.has(file)) return 'missing'
    this.#kept?.get(file)
    return (await this.onDisk(file)) ?? this.#fetchUnlessMissed(file)
  }

  /** Copies of these are kept, within their space; of others only as many as fit. */
  publish(files: ReadonlyMap<string, number>): void {
    this.#published = files
  }

  /**
   * From now on these files are missing, and no others are withheld. Their copies are deleted.
   * Never rejects.
   */
  async withhold(files: ReadonlySet<string>): Promise<void> {
    this.#withheld = files
    for (const file of files) if (isFileName(file)) await this.remove(file)
  }

  /** Deletes a copy. Never rejects. */
  async remove(file: string): Promise<void> {
    this.#kept?.delete(file)
    await rm(join(this.directory, file), { force: true }).catch((error: unknown) =>
      this.#options.log.warn({ file, reason: String(error) }, 'copy of an original not deleted'),
    )
  }

  /** The copy on disk; null when there is none, or an empty one. */
  async onDisk(file: string): Promise<(Original & { readonly changed: number }) | null> {
    const path = join(this.directory, file)
    try {
      const { mtimeMs, size } = await stat(path)
      const version = `${Math.floor(mtimeMs).toString(36)}-${size.toString(36)}`
      if (size === 0) return null
      if (this.#published.has(file) && this.#kept?.peek(file) !== size) this.#kept?.set(file, size)
      return { path, version, bytes: size, changed: mtimeMs }
    } catch {
      return null
    }
  }

  /**
   * Fetches a file anew, unless the CMS is known to be away. Never rejects.
   */
  fetch(file: string): Promise<Original | Absence> {
    return this.#fetches.run(file, () =>
      this.#fetchLimiter.run(() =>
        this.#download(file).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error)
          this.#options.log.debug({ file, reason }, 'original not fetched')
          return 'unavailable' as const
        }),
      ),
    )
  }

  async #fetchUnlessMissed(file: string): Promise<Original | Absence> {
    const miss = this.#misses.get(file)
    if (miss && miss.until > this.#clock.now()) return miss.absence
    // The breaker remembers that the CMS is away, and knows when that ends.
    if (this.#options.breaker.awaySince) return 'unavailable'
    const result = await this.fetch(file)
    if (typeof result === 'string') {
      if (this.#misses.size >= MAX_MISSES) this.#misses.clear()
      const until = this.#clock.now() + MISS_LIFE_MS
      if (!this.#options.breaker.awaySince) this.#misses.set(file, { absence: result, until })
    } else {
      this.#misses.delete(file)
      if (!this.#published.has(file)) this.#others.set(file, result.bytes)
    }
    return result
  }

  async #download(file: string): Promise<Original | Absence> {
    const { breaker, cmsUrl } = this.#options
    if (breaker.awaySince) return 'unavailable'
    const answer = await this.#read(cmsUrl, `/uploads/${file}`)
    if (!answer) return 'missing'
    await mkdir(this.directory, { recursive: true })
    const changed = new Date(this.#published.get(file) || answer.modified || Date.now())
    await writeAtomically(join(this.directory, file), answer.data, changed)
    this.#misses.delete(file)
    return (await this.onDisk(file)) ?? 'unavailable'
  }

  /**
   * The file at a path of the CMS; null when there is none. Rejects when it could not be read.
   */
  async #read(cmsUrl: string, path: string): Promise<{ data: Buffer; modified: number } | null> {
    const call = this.#options.breaker.begin()
    const signal = AbortSignal.any([AbortSignal.timeout(FETCH_TIMEOUT_MS), call.signal])
    let response: Response
    try {
      response = await retryingFetch((call.url ?? cmsUrl) + path, { signal, redirect: 'error' })
    } catch (error) {
      call.failed(error)
      throw error
    }
    // A proxy's answer alone says nothing of the CMS.
    if (OF_PROXY.has(response.status)) call.failed(undefined)
    else call.answered()
    if (!response.ok) await response.body?.cancel()
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`the CMS answered ${response.status}`)
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > MAX_ORIGINAL_BYTES) throw new Error('larger than allowed')
      chunks.push(chunk)
    }
    const modified = Date.parse(response.headers.get('last-modified') ?? '')
    return { data: Buffer.concat(chunks), modified }
  }
}
