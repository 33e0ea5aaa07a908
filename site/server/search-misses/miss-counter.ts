import {
  countedTerm,
  MAX_TERMS_PER_REPORT,
  type SearchMiss,
} from '@beursvloer/contract/search-misses'
import type { LocaleCode } from '../../app/i18n/locales.ts'
import type { SiteLog } from '../site.ts'

/** Most terms that wait for the next report; further ones are not counted. */
const MAX_WAITING = 1000

export interface MissCounterOptions {
  /** Hands a report to the CMS; rejects when it did not arrive. */
  readonly send: (misses: readonly SearchMiss[]) => Promise<unknown>
  readonly log: Pick<SiteLog, 'warn'>
}

/**
 * Counts searches without results, by query alone. In memory only: a restart loses counts that were
 * not reported yet.
 */
export class MissCounter {
  readonly #options: MissCounterOptions
  readonly #misses = new Map<string, SearchMiss>()
  #reporting: Promise<void> = Promise.resolve()
  #failing = false

  constructor(options: MissCounterOptions) {
    this.#options = options
  }

  count(query: string, locale: LocaleCode): void {
    const term = countedTerm(query)
    if (term !== null) this.#add({ term, locale, count: 1 })
  }

  /** Reports the counts so far; those that do not arrive wait for the next time. Never rejects. */
  report(): Promise<void> {
    this.#reporting = this.#reporting.then(() => this.#reportAll())
    return this.#reporting
  }

  #add(miss: SearchMiss): void {
    const key = `${miss.locale} ${miss.term}`
    const known = this.#misses.get(key)
    if (!known && this.#misses.size >= MAX_WAITING) return
    this.#misses.set(key, { ...miss, count: miss.count + (known?.count ?? 0) })
  }

  async #reportAll(): Promise<void> {
    while (this.#misses.size > 0) {
      const part = [...this.#misses].slice(0, MAX_TERMS_PER_REPORT)
      for (const [key] of part) this.#misses.delete(key)
      const misses = part.map(([, miss]) => miss)
      try {
        await this.#options.send(misses)
        this.#failing = false
      } catch (error) {
        for (const miss of misses) this.#add(miss)
        const reason = String(error)
        if (!this.#failing) this.#options.log.warn({ reason }, 'Searches without results wait')
        this.#failing = true
        return
      }
    }
  }
}
