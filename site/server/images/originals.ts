import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../files/write-whole.ts'
import { Coalescer } from '../http/coalesce.ts'
import { Limiter } from '../http/limiter.ts'
import type { SiteLog } from '../site.ts'
import { isFileName } from './image-path.ts'

/** Largest original that is fetched, in bytes. */
const MAX_ORIGINAL_BYTES = 64 * 1024 * 1024
const FETCH_TIMEOUT_MS = 20_000
/** How long a file that the CMS does not have, or could not give, is not asked for again, in ms. */
const MISS_LIFE_MS = 10_000
const MAX_MISSES = 2000
const PREFETCH_CONCURRENCY = 4

export interface Original {
  readonly path: string
  /** Changes with the contents. */
  readonly version: string
  readonly bytes: number
}

/** The file is not there, or the CMS does not answer and there is no copy. */
export type Absence = 'missing' | 'unavailable'

/** The originals of the CMS's media library, fetched once and kept on disk. */
export class Originals {
  readonly #cmsUrl: string
  readonly #directory: string
  readonly #log: SiteLog
  readonly #fetches = new Coalescer<Original | Absence>()
  readonly #fetchLimiter = new Limiter(PREFETCH_CONCURRENCY, Number.POSITIVE_INFINITY)
  readonly #misses = new Map<string, { absence: Absence; until: number }>()
  #withheld: ReadonlySet<string> = new Set()

  constructor(options: { cmsUrl: string; directory: string; log: SiteLog }) {
    this.#cmsUrl = options.cmsUrl
    this.#directory = options.directory
    this.#log = options.log
  }

  /** The original called `file`, from disk or else from the CMS. Never rejects. */
  async get(file: string): Promise<Original | Absence> {
    if (!isFileName(file) || this.#withheld.has(file)) return 'missing'
    return (await this.#onDisk(file)) ?? this.#fetchUnlessMissed(file)
  }

  /**
   * From now on these files are missing, and no others are withheld. Their copies are deleted.
   * Never rejects.
   */
  async withhold(files: ReadonlySet<string>): Promise<void> {
    this.#withheld = files
    for (const file of files) {
      if (!isFileName(file)) continue
      await rm(join(this.#directory, file), { force: true }).catch((error: unknown) =>
        this.#log.warn({ file, reason: String(error) }, 'copy of an original not deleted'),
      )
    }
  }

  /**
   * Fetches what is not on disk yet, and what was replaced since (`updatedAt`, ISO 8601).
   * Never rejects; what fails is fetched when it is asked for.
   */
  async prefetch(files: readonly { readonly file: string; readonly updatedAt?: string }[]) {
    let fetched = 0
    let failed = 0
    const one = async (file: string, updatedAt: string | undefined) => {
      if (!isFileName(file)) return
      const updated = updatedAt === undefined ? 0 : Date.parse(updatedAt)
      const present = await stat(join(this.#directory, file)).catch(() => null)
      // The time of the copy is that of the last change, to the second on some disks.
      if (present && present.mtimeMs + 1000 > updated) return
      const result = await this.#fetch(file, updated)
      if (typeof result === 'string') failed += 1
      else fetched += 1
    }
    await Promise.all(files.map(({ file, updatedAt }) => one(file, updatedAt)))
    if (fetched > 0 || failed > 0) this.#log.info({ fetched, failed }, 'originals copied')
  }

  async #onDisk(file: string): Promise<Original | null> {
    const path = join(this.#directory, file)
    try {
      const { mtimeMs, size } = await stat(path)
      return {
        path,
        version: `${Math.floor(mtimeMs).toString(36)}-${size.toString(36)}`,
        bytes: size,
      }
    } catch {
      return null
    }
  }

  async #fetchUnlessMissed(file: string): Promise<Original | Absence> {
    const miss = this.#misses.get(file)
    if (miss && miss.until > performance.now()) return miss.absence
    const result = await this.#fetch(file, 0)
    if (typeof result === 'string') {
      if (this.#misses.size >= MAX_MISSES) this.#misses.clear()
      this.#misses.set(file, { absence: result, until: performance.now() + MISS_LIFE_MS })
    } else {
      this.#misses.delete(file)
    }
    return result
  }

  #fetch(file: string, updated: number): Promise<Original | Absence> {
    return this.#fetches.run(file, () =>
      this.#fetchLimiter.run(() =>
        this.#download(file, updated).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error)
          this.#log.warn({ file, reason }, 'original not fetched')
          return 'unavailable' as const
        }),
      ),
    )
  }

  async #download(file: string, updated: number): Promise<Original | Absence> {
    const response = await fetch(`${this.#cmsUrl}/uploads/${file}`, {
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      redirect: 'error',
    })
    if (response.status === 404) {
      await response.body?.cancel()
      return 'missing'
    }
    if (!response.ok) throw new Error(`the CMS answered ${response.status}`)
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > MAX_ORIGINAL_BYTES) throw new Error('larger than allowed')
      chunks.push(chunk)
    }
    const path = join(this.#directory, file)
    await mkdir(this.#directory, { recursive: true })
    const modified = Date.parse(response.headers.get('last-modified') ?? '')
    await writeWhole(path, Buffer.concat(chunks), new Date(updated || modified || Date.now()))
    return (await this.#onDisk(file)) ?? 'unavailable'
  }
}
