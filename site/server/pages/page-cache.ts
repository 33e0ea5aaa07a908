import type { Clock } from '../http/clock.ts'
import { Coalescer } from '../http/coalesce.ts'
import { LimitedError } from '../http/limited-error.ts'
import { Limiter } from '../http/limiter.ts'
import { LruBytes } from '../http/lru-bytes.ts'
import type { ReadyResponse } from '../http/ready-response.ts'

/**
 * Where an answer is kept. `page`: a page under its own address; `variant`: with search
 * parameters or another spelling, of which there may be endlessly many; `minor`: redirects and
 * pages that do not exist, kept shortly; null: not at all. Each has memory of its own, so that
 * nobody can push the pages out by asking for the rest.
 */
export type Shelf = 'page' | 'variant' | 'minor'

export interface Rendered {
  readonly ready: ReadyResponse
  readonly shelf: Shelf | null
}

/** How long after a change of content the old page may be shown at once, in ms. */
export const STALE_AT_ONCE_MS = 500
/** How long a visitor waits for a fresh page before the stale one is shown after all, in ms. */
export const FRESH_PATIENCE_MS = 1000
/** How long a page may be shown while the content stays the same (pages know the time), in ms. */
export const PAGE_LIFE_MS = 60_000
/** The same for redirects and pages that do not exist. */
export const MINOR_LIFE_MS = 5000
/** Rest after a failed render before a page is rendered again in favour of its stale one, in ms. */
const FAILURE_REST_MS = 1000

/** Uses closer together than this count as one, in ms. */
const NOTE_USE_MS = 1000

const SHARES: Record<Shelf, number> = { page: 0.7, variant: 0.2, minor: 0.1 }
const SHELVES: readonly Shelf[] = ['page', 'variant', 'minor']

interface Entry {
  readonly ready: ReadyResponse
  readonly version: string
  readonly expires: number
  retryAt: number
  /** When its use is noted again: not on each of thousands of answers per second. */
  noteUseAt: number
}

export interface PageCacheOptions {
  readonly clock: Clock
  readonly version: string
  readonly maxBytes?: number
  readonly concurrency?: number
  readonly queueLimit?: number
  /** Hears of a failed render whose visitor got the stale page. */
  readonly onFailure?: (error: unknown) => void
}

/** Answers of pages, kept per version of the content. */
export class PageCache {
  readonly #clock: Clock
  readonly #shelves: Record<Shelf, LruBytes<Entry>>
  readonly #renders = new Coalescer<ReadyResponse>()
  readonly #limiter: Limiter
  readonly #onFailure: (error: unknown) => void
  #version: string
  #changedAt = 0

  constructor(options: PageCacheOptions) {
    const {
      clock,
      version,
      maxBytes = 40 * 1024 * 1024,
      concurrency = 4,
      queueLimit = 200,
    } = options
    const shelf = (name: Shelf) => new LruBytes<Entry>(maxBytes * SHARES[name])
    this.#clock = clock
    this.#version = version
    this.#shelves = { page: shelf('page'), variant: shelf('variant'), minor: shelf('minor') }
    this.#limiter = new Limiter(concurrency, queueLimit)
    this.#onFailure = options.onFailure ?? (() => undefined)
  }

  /** Memory that the answers hold, in bytes. */
  get bytes(): number {
    return SHELVES.reduce((sum, name) => sum + this.#shelves[name].bytes, 0)
  }

  /** Says that the content changed: whatever was rendered before is stale now. */
  changed(version: string): void {
    if (version === this.#version) return
    this.#version = version
    this.#changedAt = this.#clock.now()
  }

  /** The answer when it is fresh. The hot path. */
  peek(key: string): ReadyResponse | undefined {
    const entry = this.#find(key)
    return entry && this.#isFresh(entry) ? entry.ready : undefined
  }

  /**
   * The answer for `key`: fresh when there is one; else stale, while one render runs; else the
   * result of that render. `admit` is asked before a render starts on behalf of this visitor and
   * answers the seconds to wait (0: go ahead).
   *
   * @throws LimitedError, OverloadedError, or what `render` throws, when there is not even a stale
   * answer
   */
  async get(
    key: string,
    render: () => Promise<Rendered>,
    admit: () => number,
  ): Promise<ReadyResponse> {
    const entry = this.#find(key)
    if (entry && this.#isFresh(entry)) return entry.ready
    const running = this.#renders.get(key) ?? this.#admitted(key, entry, render, admit)
    if (!entry) return running ?? Promise.reject(new LimitedError(1))
    if (!running) return entry.ready
    const stale = () => entry.ready
    const fresh = running.catch(stale)
    if (this.#clock.now() - this.#staleSince(entry) <= STALE_AT_ONCE_MS) return entry.ready
    return Promise.race([fresh, this.#clock.after(FRESH_PATIENCE_MS).then(stale)])
  }

  #admitted(
    key: string,
    entry: Entry | undefined,
    render: () => Promise<Rendered>,
    admit: () => number,
  ): Promise<ReadyResponse> | undefined {
    if (entry && this.#clock.now() < entry.retryAt) return undefined
    const wait = admit()
    if (wait > 0) {
      if (entry) return undefined
      throw new LimitedError(wait)
    }
    return this.#renders.run(key, () => this.#render(key, entry, render))
  }

  async #render(
    key: string,
    entry: Entry | undefined,
    render: () => Promise<Rendered>,
  ): Promise<ReadyResponse> {
    // A change during the render makes its result stale, so it counts as of the older version.
    let version = this.#version
    try {
      const { ready, shelf } = await this.#limiter.run(() => {
        version = this.#version
        return render()
      })
      if (ready.status >= 500 && entry) throw new Error(`The page answered ${ready.status}`)
      if (shelf && ready.status < 500) this.#store(key, shelf, ready, version)
      return ready
    } catch (error) {
      if (entry) {
        entry.retryAt = this.#clock.now() + FAILURE_REST_MS
        this.#onFailure(error)
      }
      throw error
    }
  }

  #store(key: string, shelf: Shelf, ready: ReadyResponse, version: string): void {
    for (const name of SHELVES) if (name !== shelf) this.#shelves[name].delete(key)
    const life = shelf === 'minor' ? MINOR_LIFE_MS : PAGE_LIFE_MS
    const now = this.#clock.now()
    const entry: Entry = {
      ready,
      version,
      expires: now + life,
      retryAt: 0,
      noteUseAt: now + NOTE_USE_MS,
    }
    this.#shelves[shelf].set(key, entry, ready.bytes + 2 * key.length)
  }

  #find(key: string): Entry | undefined {
    const { page, variant, minor } = this.#shelves
    const entry = page.peek(key) ?? variant.peek(key) ?? minor.peek(key)
    if (entry && this.#clock.now() >= entry.noteUseAt) {
      for (const name of SHELVES) this.#shelves[name].get(key)
      entry.noteUseAt = this.#clock.now() + NOTE_USE_MS
    }
    return entry
  }

  #isFresh(entry: Entry): boolean {
    return entry.version === this.#version && this.#clock.now() < entry.expires
  }

  #staleSince(entry: Entry): number {
    return entry.version === this.#version
      ? entry.expires
      : Math.min(this.#changedAt, entry.expires)
  }
}
