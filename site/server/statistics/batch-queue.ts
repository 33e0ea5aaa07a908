import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addUp,
  DIMENSIONS,
  MAX_BATCH_ROWS,
  STATISTICS_BATCHES_PATH,
  type StatisticsBatch,
  type StatisticsRow,
  statisticsBatch,
} from '@beursvloer/contract/statistics/rows'
import { type CmsClient, ContentApiError } from '../../app/content/http.server.ts'
import { writeAtomically } from '../files/write-atomically.ts'
import type { SiteLog } from '../site.ts'

/** Most batches that wait; figures that come after that are lost. */
const MAX_WAITING = 1000
/** How long the CMS may take to count a batch, in ms. */
const TIMEOUT_MS = 10_000
/** Statuses that say that a batch will never be taken. */
const REFUSED = [400, 413, 422]

/**
 * Hands a batch to the CMS; false: it refuses this one for good.
 * @throws ContentApiError when it may not have arrived
 */
export async function sendBatch(askCms: CmsClient, batch: StatisticsBatch): Promise<boolean> {
  try {
    const body = { ...batch }
    await askCms(STATISTICS_BATCHES_PATH, { method: 'POST', body, timeoutMs: TIMEOUT_MS })
    return true
  } catch (error) {
    if (error instanceof ContentApiError && REFUSED.includes(error.status)) return false
    throw error
  }
}

interface BatchQueueOptions {
  /** As `sendBatch`. */
  readonly send: (batch: StatisticsBatch) => Promise<boolean>
  /** Where batches wait until the CMS has them. */
  readonly folder: string
  readonly log: Pick<SiteLog, 'warn' | 'error'>
}

/**
 * Batches on their way to the CMS: files in a folder, by name the oldest first. Each is on disk under its
 * number before it is sent for the first time, and stays there, unchanged, until the CMS has acknowledged
 * it: so nothing counts twice whatever is killed when. The last one grows while it was never sent. Every run
 * of a process is a node of its own.
 */
export class BatchQueue {
  readonly #options: BatchQueueOptions
  readonly #node = randomUUID()
  readonly #started = `${Date.now()}`.padStart(14, '0')
  /** What could not be written, by the names of the files. */
  readonly #unwritten = new Map<string, StatisticsBatch>()
  #number = 0
  /** The last file that the CMS may have. */
  #tried = ''
  #turn: Promise<void> = Promise.resolve()
  #isFailing = false

  constructor(options: BatchQueueOptions) {
    this.#options = options
  }

  /** Stores rows, then sends what waits, also of earlier runs, a batch after the other. Never rejects. */
  add(rows: readonly StatisticsRow[]): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      if (rows.length > 0) await this.#store(rows)
      await this.#sendAll()
    })
    return this.#turn
  }

  async #names(): Promise<readonly string[]> {
    const written = await readdir(this.#options.folder).catch((): string[] => [])
    const names = written.filter((name) => name.endsWith('.json'))
    // Left by a process that was killed while it wrote.
    for (const name of written.filter((one) => one.endsWith('.part'))) await this.#remove(name)
    return [...new Set([...names, ...this.#unwritten.keys()])].sort()
  }

  async #store(rows: readonly StatisticsRow[]): Promise<void> {
    const names = await this.#names()
    const last = names.at(-1) ?? ''
    const isOwn = last.startsWith(this.#started) && last > this.#tried
    const growing = isOwn ? await this.#read(last) : null
    const all = addUp(['minute', ...DIMENSIONS], [...(growing?.rows ?? []), ...rows])
    if (growing) await this.#write(last, { ...growing, rows: all.splice(0, MAX_BATCH_ROWS) })
    if (all.length > 0 && names.length >= MAX_WAITING)
      this.#options.log.error({ rows: all.length }, 'Too many figures wait: some are lost')
    else
      while (all.length > 0) {
        const number = ++this.#number
        const name = `${this.#started}-${`${number}`.padStart(9, '0')}.json`
        await this.#write(name, { node: this.#node, number, rows: all.splice(0, MAX_BATCH_ROWS) })
      }
  }

  /** What cannot be written waits in memory alone. */
  async #write(name: string, batch: StatisticsBatch): Promise<void> {
    const { folder } = this.#options
    try {
      await mkdir(folder, { recursive: true })
      await writeAtomically(join(folder, name), Buffer.from(JSON.stringify(batch)))
      this.#unwritten.delete(name)
    } catch (error) {
      this.#unwritten.set(name, batch)
      this.#warn(error, 'Figures wait in memory alone: they cannot be written')
    }
  }

  async #sendAll(): Promise<void> {
    for (const name of await this.#names()) {
      const batch = await this.#read(name)
      this.#tried = name
      try {
        if (batch && !(await this.#options.send(batch))) await this.#putAside(name)
      } catch (error) {
        return this.#warn(error, 'Figures wait: the CMS takes none')
      }
      this.#isFailing = false
      this.#unwritten.delete(name)
      await this.#remove(name)
    }
  }

  async #remove(name: string): Promise<void> {
    await rm(join(this.#options.folder, name), { force: true }).catch(() => undefined)
  }

  /** A waiting batch; null for a file without a valid one, which is set aside. */
  async #read(name: string): Promise<StatisticsBatch | null> {
    const path = join(this.#options.folder, name)
    try {
      return (
        this.#unwritten.get(name) ?? statisticsBatch.parse(JSON.parse(await readFile(path, 'utf8')))
      )
    } catch {
      await this.#putAside(name)
      return null
    }
  }

  /** Keeps a file under another name, for people to look at. */
  async #putAside(name: string): Promise<void> {
    const path = join(this.#options.folder, name)
    this.#options.log.error({ path }, 'A batch of figures is not right, and is put aside')
    await rename(path, `${path}.refused`).catch(() => undefined)
  }

  /** Logs a failure once, until a batch succeeds again. */
  #warn(error: unknown, message: string): void {
    if (!this.#isFailing) this.#options.log.warn({ reason: String(error) }, message)
    this.#isFailing = true
  }
}
