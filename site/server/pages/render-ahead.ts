import { performance } from 'node:perf_hooks'
import type { ServerContext } from '../server-context.ts'
import { keyOf, type SharedPage, sharedPageOf, sourceOf } from './shared-page.ts'

/** Pause while pages are rendered for visitors, in ms. */
const GIVE_WAY_MS = 10
/** Share of working time from which on the server counts as busy. */
const BUSY_FROM = 0.5
/**
 * Pause after a page, besides as long as the page took, while the server works all the time, in ms.
 */
const BUSY_REST_MS = 500

/**
 * Tells the cache which pages are public, and renders these before anybody asks for them unless
 * `RENDER_AHEAD` is off: all after a start, those that are stale after a change, most used first. One at a
 * time, at most half of the time, never while a visitor waits for a page, and less the busier the server is.
 */
export class RenderAhead {
  readonly #context: ServerContext
  /** Pages yet to be checked, the most wanted last. */
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
    const { cache, clock, settings } = this.#context
    await clock.after(0)
    while (!this.#stopped) {
      if (this.#changed) this.#waiting = this.#list()
      if (!settings.renderAhead) return
      const [key, page] = this.#waiting.pop() ?? []
      if (key === undefined || !page) return
      if (cache.has(key)) continue
      while (cache.busy && !this.#stopped) await clock.after(GIVE_WAY_MS)
      const started = clock.now()
      const load = performance.eventLoopUtilization()
      await cache.refresh(key, sourceOf(this.#context, page))
      await clock.after(clock.now() - started)
      const { utilization } = performance.eventLoopUtilization(load)
      const busy = Math.max(0, utilization - BUSY_FROM) / (1 - BUSY_FROM)
      if (busy > 0) await clock.after(busy * BUSY_REST_MS)
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
}
