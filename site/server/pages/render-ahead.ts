import type { ServerContext } from '../server-context.ts'
import { keyOf, type SharedPage, sharedPageOf, sourceOf } from './shared-page.ts'

/** How long it waits while pages are rendered for visitors, in ms. */
const GIVE_WAY_MS = 10
/** Rest after a page: as long as the page took, and this many times what the server is late. */
const LATE_FACTOR = 10
/** Longest rest, in ms: however busy the server is, it gets on. */
const MAX_REST_MS = 500

/**
 * Renders public pages before anybody asks for them: all after a start, those that are stale after a
 * change, most used first. One at a time, at most half of the time, never while a visitor waits for
 * a page, and less the busier the server is.
 */
export class RenderAhead {
  readonly #context: ServerContext
  /** Pages that are not looked at yet, the most wanted last. */
  #waiting: [key: string, page: SharedPage][] = []
  #changed = false
  #running: Promise<void> | undefined
  #stopped = false

  constructor(context: ServerContext) {
    this.#context = context
  }

  /** Begins (anew) with the pages of the site as it is now. Resolves when it has seen all. */
  wake(): Promise<void> {
    this.#changed = true
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  stop(): void {
    this.#stopped = true
  }

  async #work(): Promise<void> {
    const { cache, clock } = this.#context
    await clock.after(0)
    while (!this.#stopped) {
      if (this.#changed) this.#waiting = this.#list()
      const [key, page] = this.#waiting.pop() ?? []
      if (key === undefined || !page) return
      if (cache.has(key)) continue
      while (cache.busy && !this.#stopped) await clock.after(GIVE_WAY_MS)
      const started = clock.now()
      await cache.refresh(key, sourceOf(this.#context, page))
      await this.#rest(clock.now() - started)
    }
  }

  #list(): [key: string, page: SharedPage][] {
    const { site, cache } = this.#context
    this.#changed = false
    const pages = site.publicPages().flatMap((page) => sharedPageOf(this.#context, page) ?? [])
    const keyed = pages.map((page): [string, SharedPage] => [keyOf(page), page])
    const uses = new Map(keyed.map(([key]) => [key, cache.usesOf(key)]))
    cache.keep(new Set(uses.keys()))
    const usesOf = ([key]: readonly [string, SharedPage]) => uses.get(key) ?? 0
    // Between equals the order of the site stays: home first.
    return keyed.sort((one, other) => usesOf(other) - usesOf(one)).reverse()
  }

  /** Timers come late where there is much to answer. */
  async #rest(ms: number): Promise<void> {
    const { clock } = this.#context
    const due = clock.now() + ms
    await clock.after(ms)
    const late = Math.max(0, clock.now() - due)
    const more = Math.min(MAX_REST_MS, late * LATE_FACTOR)
    if (more >= 1) await clock.after(more)
  }
}
