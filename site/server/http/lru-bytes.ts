interface Held<V> {
  readonly value: V
  readonly bytes: number
}

/** A map that forgets what was used longest ago when it holds more bytes than it may. */
export class LruBytes<V> {
  readonly #held = new Map<string, Held<V>>()
  #maxBytes: number
  readonly #forget: (key: string, value: V) => void
  #bytes = 0

  /** @param forget called for each evicted entry (not for those deleted or replaced) */
  constructor(maxBytes: number, forget: (key: string, value: V) => void = () => undefined) {
    this.#maxBytes = maxBytes
    this.#forget = forget
  }

  get bytes(): number {
    return this.#bytes
  }

  /** How much it may hold, in bytes. */
  get maxBytes(): number {
    return this.#maxBytes
  }

  set maxBytes(bytes: number) {
    this.#maxBytes = bytes
    this.#shrink()
  }

  /** What an entry counts for, in bytes; 0 when there is none. */
  bytesOf(key: string): number {
    return this.#held.get(key)?.bytes ?? 0
  }

  keys(): Iterable<string> {
    return this.#held.keys()
  }

  get size(): number {
    return this.#held.size
  }

  /** The value, without counting as use. */
  peek(key: string): V | undefined {
    return this.#held.get(key)?.value
  }

  get(key: string): V | undefined {
    const held = this.#held.get(key)
    if (!held) return undefined
    this.#held.delete(key)
    this.#held.set(key, held)
    return held.value
  }

  /** Keeps `value`; one that is larger than the whole map is forgotten at once. */
  set(key: string, value: V, bytes: number): void {
    this.delete(key)
    this.#held.set(key, { value, bytes })
    this.#bytes += bytes
    this.#shrink()
  }

  #shrink(): void {
    for (const [oldest, held] of this.#held) {
      if (this.#bytes <= this.#maxBytes) break
      this.delete(oldest)
      this.#forget(oldest, held.value)
    }
  }

  delete(key: string): void {
    const held = this.#held.get(key)
    if (!held) return
    this.#held.delete(key)
    this.#bytes -= held.bytes
  }

  clear(): void {
    this.#held.clear()
    this.#bytes = 0
  }
}
