import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type ClickReport,
  MAX_CODES_PER_REPORT,
  parseClickReport,
} from '@beursvloer/contract/short-link-clicks'
import { writeWhole } from '../files/write-whole.ts'
import type { SiteLog } from '../site.ts'

export interface ClickCounterOptions {
  /** Hands a report to the CMS; rejects when it did not arrive. */
  readonly send: (report: ClickReport) => Promise<unknown>
  /** Where clicks wait that could not be reported before the site stopped. */
  readonly file: string
  readonly log: Pick<SiteLog, 'warn'>
}

/**
 * Counts how often short links are followed: in memory, by code alone, nothing of who followed them.
 * Only codes that exist may be counted, so that memory stays bounded.
 */
export class ClickCounter {
  readonly #options: ClickCounterOptions
  readonly #counts = new Map<string, number>()
  #reporting: Promise<void> = Promise.resolve()
  #failing = false

  constructor(options: ClickCounterOptions) {
    this.#options = options
  }

  count(code: string, clicks = 1): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + clicks)
  }

  /** Takes over what waited on disk. Never rejects: without such a file there is nothing to take. */
  async restore(): Promise<void> {
    const { file } = this.#options
    const text = await readFile(file, 'utf8').catch(() => '')
    if (!text) return
    await rm(file, { force: true })
    for (const [code, clicks] of Object.entries(readReport(text) ?? {})) this.count(code, clicks)
  }

  /** Reports what was counted so far; what does not arrive is kept. Never rejects. */
  report(): Promise<void> {
    this.#reporting = this.#reporting.then(() => this.#reportAll())
    return this.#reporting
  }

  /** The last report; what does not arrive waits on disk for the next start. */
  async stop(): Promise<void> {
    await this.report()
    if (this.#counts.size === 0) return
    const { file } = this.#options
    await mkdir(dirname(file), { recursive: true })
    const kept = JSON.stringify({ clicks: Object.fromEntries(this.#counts) })
    await writeWhole(file, Buffer.from(kept))
  }

  async #reportAll(): Promise<void> {
    while (this.#counts.size > 0) {
      const part = [...this.#counts].slice(0, MAX_CODES_PER_REPORT)
      for (const [code] of part) this.#counts.delete(code)
      try {
        await this.#options.send(Object.fromEntries(part))
        this.#failing = false
      } catch (error) {
        for (const [code, clicks] of part) this.count(code, clicks)
        const { log } = this.#options
        if (!this.#failing) log.warn({ reason: String(error) }, 'Clicks wait: the CMS takes none')
        this.#failing = true
        return
      }
    }
  }
}

function readReport(text: string): ClickReport | null {
  try {
    return parseClickReport(JSON.parse(text))
  } catch {
    return null
  }
}
