import type { SiteLog } from './site.ts'

/** The server's counters; they name nobody. */
export class Counters {
  requests = 0
  cached = 0
  renders = 0
  /** Number of checks of a page by its fingerprint, without rendering it. */
  looks = 0
  mutations = 0
  limited = 0
  errors = 0

  /** Logs the counts since the last time and starts again. */
  report(log: SiteLog): void {
    const { requests, cached, renders, looks, mutations, limited, errors } = this
    log.debug({ requests, cached, renders, looks, mutations, limited, errors }, 'access')
    this.requests =
      this.cached =
      this.renders =
      this.looks =
      this.mutations =
      this.limited =
      this.errors =
        0
  }
}
