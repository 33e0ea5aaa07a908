import type { SiteLog } from './site.ts'

const NAMES = ['requests', 'cached', 'renders', 'looks', 'mutations', 'limited', 'errors'] as const

/** The server's counters since its start; they name nobody. */
export class Counters {
  requests = 0
  cached = 0
  renders = 0
  /** Time that the renders of shared pages took, in ms. */
  renderMs = 0
  /** Number of checks of a page by its fingerprint, without rendering it. */
  looks = 0
  mutations = 0
  limited = 0
  errors = 0
  readonly #reported: Partial<Record<(typeof NAMES)[number], number>> = {}

  /** Logs what was counted since the last time. */
  report(log: SiteLog): void {
    const counted = NAMES.map((name) => [name, this[name] - (this.#reported[name] ?? 0)])
    log.debug(Object.fromEntries(counted), 'access')
    for (const name of NAMES) this.#reported[name] = this[name]
  }
}
