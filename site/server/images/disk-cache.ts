import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { writeAtomically } from '../files/write-atomically.ts'

/** Age from which an unfinished file is one that a crash left behind, in ms. */
const LEFT_BEHIND_MS = 60 * 60 * 1000

/** Files made from others, on disk; the least recently used go when they take too much. */
export class DiskCache {
  readonly #directory: string
  /** Sizes in bytes, by name. */
  readonly #files: LRUCache<string, number>
  readonly #opened: Promise<void>

  /** @param maxBytes room on disk, in bytes */
  constructor(directory: string, maxBytes: number) {
    this.#directory = directory
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      // The next start finds files that could not be removed now.
      dispose(_bytes, name, reason) {
        if (reason === 'evict') rm(join(directory, name), { force: true }).catch(() => undefined)
      },
    })
    this.#opened = this.#open()
  }

  get bytes(): number {
    return this.#files.calculatedSize
  }

  /** The file's contents; null when it is not there. */
  async read(name: string): Promise<Buffer | null> {
    await this.#opened
    if (!this.#files.get(name)) return null
    try {
      return await readFile(join(this.#directory, name))
    } catch {
      this.#files.delete(name)
      return null
    }
  }

  /** Keeps a file. A full disk only costs the copy. */
  async write(name: string, data: Buffer): Promise<void> {
    await this.#opened
    await writeAtomically(join(this.#directory, name), data)
    this.#files.set(name, data.length)
  }

  /**
   * Takes up the files of the last run, oldest first. Never rejects: without them the files are
   * made again.
   */
  async #open(): Promise<void> {
    await mkdir(this.#directory, { recursive: true }).catch(() => undefined)
    const names = await readdir(this.#directory).catch(() => [])
    const found = await Promise.all(
      names.map(async (name) => ({ name, ...(await details(join(this.#directory, name))) })),
    )
    for (const { name, size, time } of found.sort((a, b) => a.time - b.time)) {
      const unfinished = size === 0 || name.endsWith('.part')
      if (!unfinished) this.#files.set(name, size)
      // Another process of the site may be writing a fresh one.
      else if (Date.now() - time > LEFT_BEHIND_MS)
        await rm(join(this.#directory, name), { force: true }).catch(() => undefined)
    }
  }
}

async function details(path: string): Promise<{ size: number; time: number }> {
  const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
  return { size, time: mtimeMs }
}
