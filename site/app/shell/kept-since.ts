import { KEPT_TIMING } from './kept-pages.ts'

/** When the page on show was kept, in ms; null for one that came from the network. */
export function keptSince(): number | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const kept = entry?.serverTiming?.find(({ name }) => name === KEPT_TIMING)
  return kept ? Number(kept.description) : null
}
