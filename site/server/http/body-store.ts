import { openSync, readSync, unlinkSync, write } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const writeAt = promisify(write)

/** Bodies in memory, in bytes: all pages of the demo fair thrice, the most wanted of ten times it. */
const MEMORY_BYTES = 16 * 1024 * 1024
/** Largest file, in bytes. */
const FILE_BYTES = 512 * 1024 * 1024
/** Places in the file are a multiple of this, so that what is freed fits what comes, in bytes. */
const BLOCK_BYTES = 1024

/** A body that is kept. */
export interface KeptBody {
  readonly length: number
  /** @throws when the file cannot be read any more */
  read(): Buffer
}

interface Place {
  readonly start: number
  readonly blocks: number
}

/** A body that is kept nowhere else. */
export const inMemory = (body: Buffer): KeptBody => ({ length: body.length, read: () => body })

/**
 * Bodies that are kept for as long as who keeps them: in memory while there is room, then in a file
 * without a name, which goes with the process. The system keeps in its memory what is read of it.
 */
export class BodyStore {
  readonly #directory: string
  readonly #memoryBytes: number
  readonly #gone = new FinalizationRegistry<() => void>((free) => free())
  readonly #free = new Map<number, number[]>()
  #held = 0
  #end = 0
  #file: number | undefined

  /** @param directory for the file; made when it is needed */
  constructor(directory: string, memoryBytes = MEMORY_BYTES) {
    this.#directory = directory
    this.#memoryBytes = memoryBytes
  }

  /** Bytes that are in memory now. */
  get held(): number {
    return this.#held
  }

  /** Keeps a body for as long as `owner` is there. Without room on disk it stays in memory. */
  async keep(owner: object, body: Buffer): Promise<KeptBody> {
    if (this.#held + body.length > this.#memoryBytes) {
      const kept = await this.#write(owner, body).catch(() => null)
      if (kept) return kept
    }
    this.#held += body.length
    const { length } = body
    this.#gone.register(owner, () => {
      this.#held -= length
    })
    return inMemory(body)
  }

  async #write(owner: object, body: Buffer): Promise<KeptBody | null> {
    const { length } = body
    const place = this.#placeFor(length)
    if (!place) return null
    const free = () => this.#release(place)
    try {
      this.#file ??= openNameless(this.#directory)
      const { bytesWritten } = await writeAt(this.#file, body, 0, length, place.start)
      if (bytesWritten !== length) throw new Error('no room')
    } catch (error) {
      free()
      throw error
    }
    this.#gone.register(owner, free)
    return { length, read: () => this.#read(place, length) }
  }

  #read({ start }: Place, length: number): Buffer {
    // Without the pool: a part of that would hold on to all of it while a slow visitor reads.
    const body = Buffer.allocUnsafeSlow(length)
    if (this.#file === undefined || readSync(this.#file, body, 0, length, start) !== length)
      throw new Error('A page cannot be read from its file')
    return body
  }

  #placeFor(length: number): Place | null {
    const blocks = Math.ceil(length / BLOCK_BYTES)
    const start = this.#free.get(blocks)?.pop() ?? this.#end
    if (start === this.#end) {
      if (this.#end + blocks * BLOCK_BYTES > FILE_BYTES) return null
      this.#end += blocks * BLOCK_BYTES
    }
    return { start, blocks }
  }

  #release({ start, blocks }: Place): void {
    const free = this.#free.get(blocks) ?? []
    free.push(start)
    this.#free.set(blocks, free)
  }
}

/** A file that nothing leads to, so that none is left behind however the process ends. */
function openNameless(directory: string): number {
  const path = join(directory, `pages-${process.pid}.tmp`)
  const file = openSync(path, 'w+', 0o600)
  unlinkSync(path)
  return file
}
