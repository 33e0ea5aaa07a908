import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, systemClock } from '../http/clock.ts'
import { Limiter } from '../http/limiter.ts'
import type { SiteLog } from '../site.ts'
import { isFileName } from './image-path.ts'
import type { Originals } from './originals.ts'

/** Pause before missing files are fetched again: the first one and the longest, in ms. */
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000
/** Files that are fetched ahead at a time. */
const AT_ONCE = 4
/** Age at which the remains of an unfinished download are removed, in ms. */
const LEFT_BEHIND_MS = 60 * 60 * 1000

export interface PublishedFile {
  readonly file: string
  /** ISO 8601; a file that was replaced under the same name is fetched again. */
  readonly updatedAt?: string
}

export interface OriginalsMirrorOptions {
  readonly originals: Originals
  readonly breaker: { whenClosed(listener: () => void): void; readonly awaySince: Date | null }
  readonly log: SiteLog
  readonly clock?: Clock
}

/**
 * Keeps a copy of every published file, so that pictures and downloads are there with the CMS away.
 * Files that could not be fetched are tried again until they are there; those no longer published
 * go.
 */
export class OriginalsMirror {
  readonly #options: OriginalsMirrorOptions
  readonly #clock: Clock
  readonly #ahead = new Limiter(AT_ONCE, Number.POSITIVE_INFINITY)
  #published: ReadonlyMap<string, number> = new Map()
  #missing = 0
  #told = 0

  constructor(options: OriginalsMirrorOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
  }

  /** Number of published files without a copy, or with an outdated one. */
  get missing(): number {
    return this.#missing
  }

  /**
   * Sets the published files. Resolves when each was tried once; the mirror continues by itself
   * until all are there. Never rejects.
   * @param current whether these are the published files of today; then all others go
   */
  follow(files: readonly PublishedFile[], current: boolean): Promise<void> {
    const published = new Map(
      files
        .filter(({ file }) => isFileName(file))
        .map(({ file, updatedAt }) => [file, updatedAt ? Date.parse(updatedAt) : 0]),
    )
    // Until the folder was read, new ones count as missing.
    this.#missing += [...published.keys()].filter((file) => !this.#published.has(file)).length
    this.#published = published
    this.#options.originals.publish(published)
    const first = this.#fetchMissing(published)
    void first
      .then(() => this.#complete(published))
      .then(() => (current ? this.#prune(published) : undefined))
    return first
  }

  /** Continues until every file is there, or others are published. */
  async #complete(published: ReadonlyMap<string, number>): Promise<void> {
    let pause = FIRST_PAUSE_MS
    while (this.#published === published && this.#missing > 0) {
      const { breaker } = this.#options
      if (breaker.awaySince) {
        await new Promise<void>((resolve) => breaker.whenClosed(resolve))
        pause = FIRST_PAUSE_MS
      } else {
        await this.#clock.after(pause)
        pause = Math.min(2 * pause, MAX_PAUSE_MS)
      }
      if (this.#published === published) await this.#fetchMissing(published)
    }
  }

  async #fetchMissing(published: ReadonlyMap<string, number>): Promise<void> {
    const { originals } = this.#options
    const isHere = async (file: string, updated: number) => {
      const present = await originals.onDisk(file)
      // The time of the copy is that of the last change, to the second on some disks.
      return present !== null && present.changed + 1000 > updated
    }
    const wanted: (readonly [file: string, updated: number])[] = []
    for (const [file, updated] of published)
      if (!(await isHere(file, updated))) wanted.push([file, updated])
    if (this.#published !== published) return
    this.#missing = originals.isFull ? 0 : wanted.length
    let fetched = 0
    const fetchOne = async ([file, updated]: readonly [string, number]) => {
      const isNew = !(await isHere(file, updated))
      // An outdated copy is deleted too.
      if (isNew && originals.isFull) return originals.remove(file)
      if (isNew && typeof (await originals.fetch(file)) === 'string') return
      if (isNew) fetched += 1
      if (this.#published === published) this.#missing -= 1
    }
    // In any order: another site on this machine has the same folder, and each then fetches a part.
    const order = wanted.toSorted(() => Math.random() - 0.5)
    await Promise.all(order.map((file) => this.#ahead.run(() => fetchOne(file))))
    if (this.#published !== published) return
    if (originals.isFull) this.#missing = 0
    this.#tell(fetched, this.#missing)
  }

  /** One line when the number of missing files changes, none while it stays. */
  #tell(fetched: number, missing: number): void {
    const { log } = this.#options
    if (missing > 0 && missing !== this.#told) {
      log.warn(
        { fetched, missing },
        'published files without a copy: tried again until all are here',
      )
    } else if (fetched > 0) log.info({ fetched, missing }, 'copies of published files')
    this.#told = missing
  }

  /** Deletes copies of files that are published no longer. Never rejects. */
  async #prune(published: ReadonlyMap<string, number>): Promise<void> {
    const { originals } = this.#options
    for (const name of await readdir(originals.directory).catch(() => [])) {
      if (published.has(name) || this.#published !== published) continue
      const unfinished = name.endsWith('.part')
      if (!unfinished || (await isOld(join(originals.directory, name))))
        await originals.remove(name)
    }
  }
}

async function isOld(path: string): Promise<boolean> {
  const details = await stat(path).catch(() => null)
  return details !== null && Date.now() - details.mtimeMs > LEFT_BEHIND_MS
}
