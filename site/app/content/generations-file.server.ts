import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The checksum in hexadecimal digits and the end of its line, in bytes. */
const HEAD_BYTES = 65
/** Levels of objects whose fields are written one by one: the JSON of a large fair at once would hold up pages. */
const PIECES_DEPTH = 3

/** Why a generation cannot be used. */
class Unusable extends Error {}

export interface Kept<T> {
  readonly value: T
  /** `previous` when the newest one was missing or damaged. */
  readonly generation: 'newest' | 'previous'
}

/**
 * A JSON document on disk that outlives a crash at any moment and a damaged disk: written aside and
 * moved into place, with a checksum, and with the generation before beside it (`….previous`).
 * Each process writes it one call after the other; of two processes each leaves whole generations.
 */
export class GenerationsFile<T> {
  readonly #path: string
  /**
   * Whether the file at `#path` is known to be whole, and so worth keeping as the previous
   * generation.
   */
  #whole = false

  constructor(path: string) {
    this.#path = path
  }

  get #previous(): string {
    return `${this.#path}.previous`
  }

  /**
   * The newest generation that can be used; null when there is none.
   * @param accept makes the value from the written one; throws for another shape
   * @param refused is told why an existing generation is not used
   */
  async read(
    accept: (written: unknown) => T,
    refused: (generation: Kept<T>['generation'], reason: string) => void,
  ): Promise<Kept<T> | null> {
    for (const generation of ['newest', 'previous'] as const) {
      try {
        const path = generation === 'newest' ? this.#path : this.#previous
        const value = accept(contentsOf(await readFile(path, 'utf8')))
        this.#whole = generation === 'newest'
        return { value, generation }
      } catch (error) {
        if (isAbsent(error)) continue
        refused(generation, error instanceof Error ? error.message : String(error))
      }
    }
    return null
  }

  /**
   * Writes a new generation. Rejects with the system's error; then the earlier ones are unchanged.
   */
  async write(value: unknown): Promise<void> {
    // Two processes of the site may write at once: each its own file, and the last one stays.
    const temporary = `${this.#path}.${process.pid}.tmp`
    await mkdir(dirname(this.#path), { recursive: true })
    try {
      const handle = await open(temporary, 'w', 0o600)
      try {
        const hash = createHash('sha256')
        let position = HEAD_BYTES
        for (const piece of jsonPieces(value, PIECES_DEPTH)) {
          const bytes = Buffer.from(piece)
          hash.update(bytes)
          await handle.write(bytes, 0, bytes.length, position)
          position += bytes.length
        }
        await handle.write(`${hash.digest('hex')}\n`, 0)
        await handle.sync()
      } finally {
        await handle.close()
      }
      // A damaged file must not replace an intact earlier generation.
      if (this.#whole) await rename(this.#path, this.#previous).catch(unlessAbsent)
      await rename(temporary, this.#path)
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined)
      throw error
    }
    this.#whole = true
    const directory = await open(dirname(this.#path))
    await directory.sync().finally(() => directory.close())
  }

  async remove(): Promise<void> {
    this.#whole = false
    for (const path of [this.#previous, this.#path]) await rm(path, { force: true })
  }
}

/** Parses a file: a checksum on the first line, JSON on the second. */
function contentsOf(text: string): unknown {
  const end = text.indexOf('\n')
  const json = text.slice(end + 1)
  if (end < 0 || text.slice(0, end) !== checksum(json)) {
    throw new Unusable('it is damaged: its checksum is wrong')
  }
  return JSON.parse(json)
}

/** The output of `JSON.stringify` in pieces: the fields of objects down to a depth one by one. */
function* jsonPieces(value: unknown, depth: number): Generator<string> {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield JSON.stringify(value)
    return
  }
  let before = '{'
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    yield* jsonPieces(field, depth - 1)
  }
  yield before === '{' ? '{}' : '}'
}

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex')

const unlessAbsent = (error: unknown): void => {
  if (!isAbsent(error)) throw error
}

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'
