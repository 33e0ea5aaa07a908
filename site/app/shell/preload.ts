/** Fetches the code of pages the visitor may go to next, a few at a time (requirements 13.2). */

import { whenIdle } from './when-idle.ts'

/** How many are fetched at once (requirements 13.2). */
export const PRELOAD_CONCURRENCY = 5
/** Wait after the start, in ms; very slow connections fetch nothing (requirements 13.2). */
export const PREFETCH_DELAY_MS = 1000

interface BuildMeta {
  readonly routes: readonly { readonly modules: readonly string[] }[]
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the browser asks to save data or the connection is very slow. */
export const isVerySlow = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '')

/** Runs `work` for each item, at most `limit` at a time; a failing item does not stop the rest. */
export async function eachBounded<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const iterator = items[Symbol.iterator]()
  const lane = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      await work(next.value).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: limit }, lane))
}

/**
 * Into the browser's cache only: compiling code that nobody asked for yet would keep a phone from
 * answering.
 */
async function fetchModule(href: string): Promise<void> {
  await whenIdle()
  const response = await fetch(href, { priority: 'low' })
  await response.arrayBuffer()
}

/**
 * One second after start, fetches the build's manifest and the code of every page, so that the next
 * click works on bad Wi-Fi. Does nothing on a very slow connection.
 */
export function prefetchRoutes(buildId: string): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (isVerySlow(connection)) return
  window.setTimeout(async () => {
    try {
      const response = await fetch(`/builds/meta/${buildId}.json`)
      if (!response.ok) return
      const meta = (await response.json()) as BuildMeta
      const modules = new Set(meta.routes.flatMap((route) => route.modules))
      await eachBounded(modules, PRELOAD_CONCURRENCY, fetchModule)
    } catch {
      // Only an optimisation: the page works without it.
    }
  }, PREFETCH_DELAY_MS)
}
