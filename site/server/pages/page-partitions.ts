import type { Clock } from '../http/clock.ts'
import { LruBytes } from '../http/lru-bytes.ts'
import type { ReadyResponse } from '../http/ready-response.ts'

/**
 * Where an answer is kept. `page`: under its own address; `variant`: with search parameters or
 * another spelling, of which there may be endlessly many; `minor`: redirects and pages that do not
 * exist, kept shortly; null (where it may be): not at all. Each has memory of its own, so that
 * nobody can push the pages out by asking for the rest.
 */
export type Partition = 'page' | 'variant' | 'minor'

export interface Entry {
  readonly ready: ReadyResponse
  /** The last version of the content of which it is known to be true. */
  version: string
  /** Hash of what it was made of; null while unknown. */
  fingerprint: string | null
  readonly expires: number
  retryAt: number
  uses: number
  /** When its use is noted again: not on each of thousands of answers per second. */
  noteUseAt: number
}

/** Uses closer together than this count as one, in ms. */
const NOTE_USE_MS = 1000

/** Shares of the memory; what public pages leave of theirs goes to bodies derived of them. */
const SHARES = { public: 0.85, page: 0.05, variant: 0.05, minor: 0.05 } as const
/** Share of derived bodies when public pages take all of theirs. */
const DERIVED_SHARE = 0.05

/** Keeps answers within their memory. Public pages are never pushed out. */
export class PagePartitions {
  readonly #clock: Pick<Clock, 'now'>
  readonly #maxBytes: number
  readonly #public: LruBytes<Entry>
  readonly #others: Readonly<Record<Partition, LruBytes<Entry>>>
  readonly #all: readonly LruBytes<Entry>[]
  readonly derived: LruBytes<Buffer>
  #publicKeys: ReadonlySet<string> = new Set()

  constructor(maxBytes: number, clock: Pick<Clock, 'now'>) {
    const partition = (name: keyof typeof SHARES) => new LruBytes<Entry>(maxBytes * SHARES[name])
    this.#clock = clock
    this.#maxBytes = maxBytes
    this.#public = partition('public')
    this.#others = {
      page: partition('page'),
      variant: partition('variant'),
      minor: partition('minor'),
    }
    this.#all = [this.#public, ...Object.values(this.#others)]
    this.derived = new LruBytes(this.#leftOver())
  }

  /** What the answers take, in bytes. */
  get bytes(): number {
    return this.#all.reduce((sum, { bytes }) => sum + bytes, this.derived.bytes)
  }

  /**
   * Says which answers are public pages; of those that no longer are, nothing stays. What they were
   * used before counts half from now on.
   */
  keep(keys: ReadonlySet<string>): void {
    this.#publicKeys = keys
    for (const key of [...this.#public.keys()]) {
      const entry = this.#public.peek(key)
      if (entry) entry.uses /= 2
      if (!keys.has(key)) this.#public.delete(key)
    }
    this.derived.maxBytes = this.#leftOver()
  }

  isPublic(key: string): boolean {
    return this.#publicKeys.has(key)
  }

  peek(key: string): Entry | undefined {
    for (const partition of this.#all) {
      const entry = partition.peek(key)
      if (entry) return entry
    }
    return undefined
  }

  /** The answer, counting as use. */
  use(key: string): Entry | undefined {
    const entry = this.peek(key)
    if (entry && this.#clock.now() >= entry.noteUseAt) {
      for (const partition of this.#all) partition.get(key)
      entry.uses += 1
      entry.noteUseAt = this.#clock.now() + NOTE_USE_MS
    }
    return entry
  }

  set(key: string, partition: Partition, entry: Entry): void {
    const bytes = entry.ready.bytes + 2 * key.length
    const place = this.#placeOf(key, partition, bytes)
    for (const other of this.#all) if (other !== place) other.delete(key)
    place.set(key, entry, bytes)
    if (place === this.#public) this.derived.maxBytes = this.#leftOver()
  }

  /** A public page that finds no room pushes no other out. */
  #placeOf(key: string, partition: Partition, bytes: number): LruBytes<Entry> {
    if (partition !== 'page' || !this.isPublic(key)) return this.#others[partition]
    const taken = this.#public.bytes - this.#public.bytesOf(key)
    return taken + bytes <= this.#public.maxBytes ? this.#public : this.#others.page
  }

  #leftOver(): number {
    return Math.max(this.#maxBytes * DERIVED_SHARE, this.#public.maxBytes - this.#public.bytes)
  }
}
