import type { Clock } from '../http/clock.ts'
import { Coalescer } from '../http/coalesce.ts'
import type { DerivedBodies } from '../http/compressed-response.ts'
import { throwIfLimited } from '../http/limited-error.ts'
import { Limiter, OverloadedError } from '../http/limiter.ts'
import type { ReadyResponse } from '../http/ready-response.ts'
import { type Entry, PagePartitions, type Partition } from './page-partitions.ts'

/** Versions whose end is remembered; older ones ended long ago. */
const MAX_REMEMBERED = 100

/** The current version of the content, and the ends of earlier ones. */
class Versions {
  readonly #clock: Pick<Clock, 'now'>
  readonly #ends = new Map<string, number>()
  #current: string

  constructor(version: string, clock: Pick<Clock, 'now'>) {
    this.#current = version
    this.#clock = clock
  }

  get current(): string {
    return this.#current
  }

  change(version: string): void {
    if (version === this.#current) return
    this.#ends.set(this.#current, this.#clock.now())
    this.#ends.delete(version)
    this.#current = version
    const [oldest] = this.#ends.keys()
    if (this.#ends.size > MAX_REMEMBERED && oldest !== undefined) this.#ends.delete(oldest)
  }

  /** When a version ceased to be current, on the clock; infinite while it is. */
  endOf(version: string): number {
    if (version === this.#current) return Number.POSITIVE_INFINITY
    return this.#ends.get(version) ?? 0
  }
}

export interface Rendered {
  readonly ready: ReadyResponse
  readonly partition: Partition | null
}

/** The source of an answer that is not in the cache. */
export interface PageSource {
  render(): Promise<Rendered>
  /** Hash of the data of a public page: while it stays the same, so does the page. */
  fingerprint(): Promise<string>
}

/** How long after a change of content the old page may be shown at once, in ms. */
export const STALE_AT_ONCE_MS = 500
/** How long a visitor waits for a fresh page before the stale one is shown after all, in ms. */
export const FRESH_TIMEOUT_MS = 200
/** How long after a change of content the old page may be shown at all, under any load, in ms. */
export const MAX_STALE_MS = 5000
/** With so many stale pages queued a further one is shown at once, and causes no render. */
export const MAX_STALE_QUEUED = 16
/** How long redirects and pages that do not exist may be shown while the content stays, in ms. */
export const SHORT_LIFE_MS = 5000
/** Pause after a failed render, in which the stale page is served, in ms. */
const FAILURE_REST_MS = 1000

/** Memory of all answers together, in bytes: pages of ten times the demo fair take some 55 MB. */
const MAX_BYTES = 80 * 1024 * 1024

export interface PageCacheOptions {
  readonly clock: Clock
  readonly version: string
  readonly maxBytes?: number
  readonly concurrency?: number
  readonly queueLimit?: number
  /** Called for a failed render, when the stale page was served. */
  readonly onFailure?: (error: unknown) => void
}

/** Answers of pages, kept per version of the content. */
export class PageCache {
  readonly #clock: Clock
  readonly #partitions: PagePartitions
  readonly #renders = new Coalescer<ReadyResponse>()
  readonly #limiter: Limiter
  readonly #onFailure: (error: unknown) => void
  readonly #versions: Versions

  constructor(options: PageCacheOptions) {
    const { clock, version, maxBytes = MAX_BYTES, concurrency = 4, queueLimit = 1000 } = options
    this.#clock = clock
    this.#versions = new Versions(version, clock)
    this.#partitions = new PagePartitions(maxBytes, clock)
    this.#limiter = new Limiter(concurrency, queueLimit)
    this.#onFailure = options.onFailure ?? (() => undefined)
  }

  /** Memory of the answers, in bytes. */
  get bytes(): number {
    return this.#partitions.bytes
  }

  /** Keeps encodings that were derived of its answers. */
  get derived(): DerivedBodies {
    return this.#partitions.derived
  }

  /** Whether a render for a visitor runs or waits. */
  get busy(): boolean {
    return this.#limiter.busy
  }

  /** Marks all earlier renders as stale: the content changed. */
  changed(version: string): void {
    this.#versions.change(version)
  }

  /** Sets the keys of the public pages, which are kept apart from other answers. */
  keep(keys: ReadonlySet<string>): void {
    this.#partitions.keep(keys)
  }

  /** Whether a key is that of a public page, kept apart from other answers: their number is bounded. */
  keeps(key: string): boolean {
    return this.#partitions.isPublic(key)
  }

  /** About how often an answer was asked for; earlier uses count for less. */
  usesOf(key: string): number {
    return this.#partitions.peek(key)?.uses ?? 0
  }

  /** The answer when it is fresh. The hot path. */
  peek(key: string): ReadyResponse | undefined {
    const entry = this.#partitions.use(key)
    return entry && this.#isFresh(entry) ? entry.ready : undefined
  }

  /** The present answer, fresh or not; does not count as use. */
  look(key: string): ReadyResponse | undefined {
    return this.#partitions.peek(key)?.ready
  }

  /** Whether there is a fresh answer; does not count as use. */
  has(key: string): boolean {
    const entry = this.#partitions.peek(key)
    return entry !== undefined && this.#isFresh(entry)
  }

  /**
   * The answer for `key`: fresh when there is one; else stale, while one render runs and for
   * MAX_STALE_MS at most; else the result of that render. When rendering fails the stale answer
   * stays. `admit` is asked before a render starts on behalf of this visitor and answers the
   * seconds to wait (0: go ahead).
   *
   * @throws LimitedError, OverloadedError, or the errors of `source`, when there is not even a
   * stale answer that may be shown
   */
  async get(key: string, source: PageSource, admit: () => number): Promise<ReadyResponse> {
    const entry = this.#partitions.use(key)
    if (entry && this.#isFresh(entry)) return entry.ready
    const stale = entry && this.#staleFor(entry) <= MAX_STALE_MS ? entry.ready : undefined
    if (stale && this.#limiter.urgent >= MAX_STALE_QUEUED) return stale
    if (entry && this.#isResting(entry)) return entry.ready
    let running = this.#renders.get(key)
    if (!running) {
      const wait = admit()
      if (wait > 0 && stale) return stale
      throwIfLimited(wait)
      running = this.#renders.run(key, () => this.#renew(key, entry, source))
    }
    const rendered = running.catch((error) => {
      if (entry && (stale || this.#isResting(entry))) return entry.ready
      throw error
    })
    if (stale && entry) {
      if (this.#staleFor(entry) <= STALE_AT_ONCE_MS) return stale
      return Promise.race([rendered, this.#clock.after(FRESH_TIMEOUT_MS).then(() => stale)])
    }
    const ready = await rendered
    // The content may have changed again while it was rendered.
    const kept = this.#partitions.peek(key)
    const isTooOld = kept?.ready === ready && this.#staleFor(kept) > MAX_STALE_MS
    return isTooOld && !this.#isResting(kept) ? this.get(key, source, admit) : ready
  }

  /** Renders an answer again without a visitor. Never rejects. */
  async refresh(key: string, source: PageSource): Promise<void> {
    const entry = this.#partitions.peek(key)
    if (entry && (this.#isFresh(entry) || this.#isResting(entry))) return
    try {
      await this.#renders.run(key, () => this.#renew(key, entry, source))
    } catch (error) {
      if (!entry) this.#onFailure(error)
    }
  }

  async #renew(key: string, entry: Entry | undefined, source: PageSource): Promise<ReadyResponse> {
    try {
      return await this.#limiter.run(async () => {
        const current = entry?.fingerprint ? await this.#look(source) : null
        if (entry && current && current.fingerprint === entry.fingerprint) {
          entry.version = current.version
          return entry.ready
        }
        return this.#render(key, entry, source, current)
        // A page in the cache is in demand: it does not wait for pages that one visitor asks for.
      }, entry !== undefined)
    } catch (error) {
      if (entry && !(error instanceof OverloadedError)) {
        entry.retryAt = this.#clock.now() + FAILURE_REST_MS
        this.#onFailure(error)
      }
      throw error
    }
  }

  async #render(
    key: string,
    entry: Entry | undefined,
    source: PageSource,
    current: ContentFingerprint | null,
  ): Promise<ReadyResponse> {
    // A change during the render makes its result stale, so it counts as of the older version.
    const version = this.#versions.current
    const { ready, partition } = await source.render()
    const known = current?.version === version && version === this.#versions.current
    if (ready.status >= 500 && entry) throw new Error(`The page answered ${ready.status}`)
    if (!partition || ready.status >= 500) return ready
    const now = this.#clock.now()
    const same = entry?.ready.tag === ready.tag && entry.ready.status === ready.status
    const next: Entry = {
      ready: same && entry ? entry.ready : ready,
      version,
      fingerprint: known && current ? current.fingerprint : null,
      expires: partition === 'short-lived' ? now + SHORT_LIFE_MS : Number.POSITIVE_INFINITY,
      retryAt: 0,
      uses: entry?.uses ?? 0,
      noteUseAt: now,
    }
    this.#partitions.set(key, partition, next)
    if (partition === 'page') {
      this.#settle(key, partition, next, source).catch(this.#onFailure)
    }
    return next.ready
  }

  /** Work that can wait until the visitor has the page: giving up memory, and its fingerprint. */
  async #settle(
    key: string,
    partition: Partition,
    entry: Entry,
    source: PageSource,
  ): Promise<void> {
    await entry.ready.pack()
    if (this.#partitions.peek(key) !== entry) return
    this.#partitions.set(key, partition, entry)
    if (entry.fingerprint || entry.ready.status !== 200 || !this.#partitions.isPublic(key)) return
    const current = await this.#look(source)
    if (current?.version === entry.version) entry.fingerprint = current.fingerprint
  }

  /** The fingerprint and the version that it is of; null when the content changed meanwhile. */
  async #look(source: PageSource): Promise<ContentFingerprint | null> {
    const version = this.#versions.current
    const fingerprint = await source.fingerprint()
    return version === this.#versions.current ? { version, fingerprint } : null
  }

  #isFresh(entry: Entry): boolean {
    return entry.version === this.#versions.current && this.#clock.now() < entry.expires
  }

  /** Whether rendering it failed a moment ago, so that it waits. */
  #isResting(entry: Entry): boolean {
    return this.#clock.now() < entry.retryAt
  }

  /** How long it has been stale, in ms; not positive while it is fresh. */
  #staleFor(entry: Entry): number {
    return this.#clock.now() - Math.min(this.#versions.endOf(entry.version), entry.expires)
  }
}

interface ContentFingerprint {
  readonly version: string
  readonly fingerprint: string
}
