import {
  type ClickReport,
  MAX_CODES_PER_REPORT,
  parseClickReport,
} from '@beursvloer/contract/short-link-clicks'
import { GenerationsFile } from '../../app/content/generations-file.server.ts'
import type { SiteLog } from '../site.ts'

export interface ClickCounterOptions {
  /** Hands a report to the CMS; rejects when it did not arrive. */
  readonly send: (report: ClickReport) => Promise<unknown>
  /** File of the clicks that could not be reported before the site stopped. */
  readonly file: string
  readonly log: Pick<SiteLog, 'warn'>
}

/**
 * Counts how often short links are followed: in memory, by code alone, nothing about visitors. Only
 * codes that exist may be counted, so that memory stays bounded.
 */
export class ClickCounter {
  readonly #options: ClickCounterOptions
  readonly #file: GenerationsFile<readonly ClickReport[]>
  readonly #counts = new Map<string, number>()
  #reporting: Promise<void> = Promise.resolve()
  #failing = false
  /** The reports waiting on disk, as written; empty when there are none. */
  #kept = ''

  constructor(options: ClickCounterOptions) {
    this.#options = options
    this.#file = new GenerationsFile(options.file)
  }

  count(code: string, clicks = 1): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + clicks)
  }

  /**
   * Takes over the reports waiting on disk; they stay there until they are reported. Never rejects.
   */
  async restore(): Promise<void> {
    const { log } = this.#options
    const kept = await this.#file.read(reportsIn, (generation, reason) =>
      log.warn({ generation, reason }, 'Clicks that waited are ignored'),
    )
    if (!kept) return
    for (const report of kept.value) {
      for (const [code, clicks] of Object.entries(report)) this.count(code, clicks)
    }
    this.#kept = 'as it was found'
  }

  /** Reports the counts so far; those that do not arrive are kept. Never rejects. */
  report(): Promise<void> {
    this.#reporting = this.#reporting.then(() => this.#reportAll())
    return this.#reporting
  }

  /** The last report; counts that do not arrive wait on disk for the next start. */
  async stop(): Promise<void> {
    await this.report()
  }

  async #reportAll(): Promise<void> {
    while (this.#counts.size > 0) {
      const part = [...this.#counts].slice(0, MAX_CODES_PER_REPORT)
      for (const [code] of part) this.#counts.delete(code)
      try {
        await this.#options.send(Object.fromEntries(part))
        this.#failing = false
        if (this.#kept) await this.#keep()
      } catch (error) {
        for (const [code, clicks] of part) this.count(code, clicks)
        const { log } = this.#options
        if (!this.#failing) log.warn({ reason: String(error) }, 'Clicks wait: the CMS takes none')
        this.#failing = true
        return await this.#keep()
      }
    }
  }

  /** Keeps counts on disk that are not reported yet. A full disk only costs the copy. */
  async #keep(): Promise<void> {
    try {
      const reports = partsOf([...this.#counts]).map((part) => ({
        clicks: Object.fromEntries(part),
      }))
      const kept = reports.length > 0 ? JSON.stringify(reports) : ''
      if (kept === this.#kept) return
      if (kept === '') await this.#file.remove()
      else await this.#file.write(reports)
      this.#kept = kept
    } catch (error) {
      this.#options.log.warn({ reason: String(error) }, 'Clicks that wait are not kept on disk')
    }
  }
}

/** As many codes at a time as the CMS takes. */
const partsOf = (counts: readonly [string, number][]): readonly [string, number][][] =>
  Array.from({ length: Math.ceil(counts.length / MAX_CODES_PER_REPORT) }, (_, part) =>
    counts.slice(part * MAX_CODES_PER_REPORT, (part + 1) * MAX_CODES_PER_REPORT),
  )

/** The reports that were written; @throws for anything else. */
function reportsIn(written: unknown): readonly ClickReport[] {
  const reports = Array.isArray(written) ? written.map(parseClickReport) : [null]
  if (reports.includes(null)) throw new Error('it holds no reports of clicks')
  return reports.filter((report) => report !== null)
}
