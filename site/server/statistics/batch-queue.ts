import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  MAX_BATCH_ROWS,
  type StatisticsBatch,
  statisticsBatch,
} from '@beursvloer/contract/statistics/batches'
import type { StatisticsRow } from '@beursvloer/contract/statistics/rows'
import { writeAtomically } from '../files/write-atomically.ts'
import type { SiteLog } from '../site.ts'
import { rowKey } from './counts.ts'

/** Most batches that wait; figures that come after that are lost. */
const MAX_WAITING = 1000

export interface BatchQueueOptions {
  /**
   * Hands a batch to the CMS; false: it refuses this one for good. Rejects when it may not have arrived.
   */
  readonly send: (batch: StatisticsBatch) => Promise<boolean>
  /** Where batches wait until the CMS has them. */
  readonly folder: string
  readonly log: Pick<SiteLog, 'warn' | 'error'>
}

interface Waiting {
  readonly path: string
  /** Null: it is on disk alone, and read when its turn comes. */
  batch: StatisticsBatch | null
  readonly isWritten: boolean
  /** Whether the CMS may have it: from then on it stays as it is. */
  isSent: boolean
}

/** Rows of which no two differ in their count alone. */
function merged(rows: readonly StatisticsRow[]): StatisticsRow[] {
  const known = new Map<string, StatisticsRow>()
  for (const row of rows) {
    const key = rowKey(row)
    known.set(key, { ...row, count: row.count + (known.get(key)?.count ?? 0) })
  }
  return [...known.values()]
}

/**
 * Batches on their way to the CMS. Each is on disk under its number before it is sent for the first time,
 * and stays there, unchanged, until the CMS has acknowledged it: so nothing counts twice whatever is
 * killed when. The last one grows while it was never sent. Every run of a process is a node of its own.
 */
export class BatchQueue {
  readonly #options: BatchQueueOptions
  readonly #node = randomUUID()
  readonly #started = `${Date.now()}`.padStart(14, '0')
  readonly #waiting: Waiting[] = []
  #number = 0
  #turn: Promise<void> = Promise.resolve()
  #isFailing = false

  constructor(options: BatchQueueOptions) {
    this.#options = options
  }

  /** Takes over what earlier runs left. Never rejects. */
  async restore(): Promise<void> {
    const { folder } = this.#options
    try {
      await mkdir(folder, { recursive: true })
      for (const name of (await readdir(folder)).sort()) {
        const path = join(folder, name)
        if (name.endsWith('.json'))
          this.#waiting.push({ path, batch: null, isWritten: true, isSent: true })
        else if (name.endsWith('.part')) await rm(path)
      }
    } catch (error) {
      this.#warn(error, 'Figures that waited cannot be read')
    }
  }

  /** Stores rows, then sends what waits, a batch after the other. Never rejects. */
  add(rows: readonly StatisticsRow[]): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      await this.#store(rows)
      await this.#sendAll()
    })
    return this.#turn
  }

  async #store(rows: readonly StatisticsRow[]): Promise<void> {
    if (rows.length === 0) return
    const last = this.#waiting.at(-1)
    const growing = last && !last.isSent ? last.batch : null
    if (growing) this.#waiting.pop()
    const all = merged([...(growing?.rows ?? []), ...rows])
    for (let at = 0; at < all.length; at += MAX_BATCH_ROWS) {
      const number = at === 0 && growing ? growing.number : this.#number + 1
      this.#number = number
      await this.#keep({ node: this.#node, number, rows: all.slice(at, at + MAX_BATCH_ROWS) })
    }
  }

  /** What cannot be written waits in memory alone. */
  async #keep(batch: StatisticsBatch): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#options.log.error({ rows: batch.rows.length }, 'Too many figures wait: some are lost')
      return
    }
    const before = this.#waiting.at(-1)
    if (before?.isWritten) before.batch = null
    const name = `${this.#started}-${`${batch.number}`.padStart(9, '0')}.json`
    const path = join(this.#options.folder, name)
    const isWritten = await this.#write(path, batch)
    this.#waiting.push({ path, batch, isWritten, isSent: false })
  }

  async #write(path: string, batch: StatisticsBatch): Promise<boolean> {
    try {
      await writeAtomically(path, Buffer.from(JSON.stringify(batch)))
      return true
    } catch (error) {
      this.#warn(error, 'Figures wait in memory alone: they cannot be written')
      return false
    }
  }

  async #sendAll(): Promise<void> {
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      const batch = first.batch ?? (await this.#read(first.path))
      first.isSent = true
      if (batch) {
        try {
          if (!(await this.#options.send(batch))) await this.#putAside(first.path)
          this.#isFailing = false
        } catch (error) {
          this.#warn(error, 'Figures wait: the CMS takes none')
          return
        }
      }
      await rm(first.path, { force: true }).catch(() => undefined)
      this.#waiting.shift()
    }
  }

  /** A batch from disk; null for a file that holds none, which is put aside. */
  async #read(path: string): Promise<StatisticsBatch | null> {
    try {
      return statisticsBatch.parse(JSON.parse(await readFile(path, 'utf8')))
    } catch {
      await this.#putAside(path)
      return null
    }
  }

  /** Keeps a file under another name, for people to look at. */
  async #putAside(path: string): Promise<void> {
    this.#options.log.error({ path }, 'A batch of figures is not right, and is put aside')
    await rename(path, `${path}.refused`).catch(() => undefined)
  }

  /** Says once what goes wrong, until something went right again. */
  #warn(error: unknown, message: string): void {
    if (!this.#isFailing) this.#options.log.warn({ reason: String(error) }, message)
    this.#isFailing = true
  }
}
