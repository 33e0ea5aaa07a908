import { LRUCache } from 'lru-cache'
import type { Clock } from '../http/clock.ts'
import { type DerivedBodies, derivedBodies } from '../http/compressed-response.ts'
import type { ReadyResponse } from '../http/ready-response.ts'

/**
 * The part of the cache that keeps an answer. `page`: under its own address; `variant`: with search
 * parameters or another spelling, of which there may be endlessly many; `short-lived`: redirects and
 * pages that do not exist, kept shortly; null (where it may be): not at all. Each has memory of its
 * own, so that requests for the rest cannot push the pages out.
 */
export type Partition = 'page' | 'variant' | 'short-lived'

export interface Entry {
  readonly ready: ReadyResponse
  /** The last version of the content that it is known to be valid for. */
  version: string
  /** Hash of its loader data; null while unknown. */
  fingerprint: string | null
  readonly expires: number
  retryAt: number
  uses: number
  /** When its next use is counted: not each of thousands of answers per second. */
  noteUseAt: number
}

/** Uses closer together than this count as one, in ms. */
const NOTE_USE_MS = 1000

/** Shares of the memory. */
const SHARES = {
  public: 0.7,
  page: 0.04,
  variant: 0.04,
  'short-lived': 0.04,
  derived: 0.18,
} as const

type Partitioned = LRUCache<string, Entry>

const bytesOf = ({ ready }: Entry, key: string) => ready.bytes + 2 * key.length

/** Keeps answers within their memory. Public pages are never pushed out. */
export class PagePartitions {
  readonly #clock: Pick<Clock, 'now'>
  readonly #public: Partitioned
  readonly #others: Readonly<Record<Partition, Partitioned>>
  readonly #all: readonly Partitioned[]
  readonly derived: DerivedBodies
  #publicKeys: ReadonlySet<string> = new Set()

  constructor(maxBytes: number, clock: Pick<Clock, 'now'>) {
    const room = (name: keyof typeof SHARES) => Math.floor(maxBytes * SHARES[name])
    const partition = (name: keyof typeof SHARES): Partitioned =>
      new LRUCache({ maxSize: room(name), sizeCalculation: bytesOf })
    this.#clock = clock
    this.#public = partition('public')
    this.#others = {
      page: partition('page'),
      variant: partition('variant'),
      'short-lived': partition('short-lived'),
    }
    this.#all = [this.#public, ...Object.values(this.#others)]
    this.derived = derivedBodies(room('derived'))
  }

  /** Memory of the answers, in bytes. */
  get bytes(): number {
    return this.#all.reduce((sum, one) => sum + one.calculatedSize, this.derived.calculatedSize)
  }

  /**
   * Says which answers are public pages; those that no longer are go. Earlier use counts half from
   * now on.
   */
  keep(keys: ReadonlySet<string>): void {
    this.#publicKeys = keys
    for (const key of [...this.#public.keys()]) {
      const entry = this.#public.peek(key)
      if (entry) entry.uses /= 2
      if (!keys.has(key)) this.#public.delete(key)
    }
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
    // Also from the partition that it is moved to: the size of an existing entry is not measured
    // again.
    for (const place of this.#all) place.delete(key)
    this.#placeOf(key, partition, entry).set(key, entry)
  }

  /** A public page without space does not push another out. */
  #placeOf(key: string, partition: Partition, entry: Entry): Partitioned {
    if (partition !== 'page' || !this.isPublic(key)) return this.#others[partition]
    const { calculatedSize, maxSize } = this.#public
    return calculatedSize + bytesOf(entry, key) <= maxSize ? this.#public : this.#others.page
  }
}
