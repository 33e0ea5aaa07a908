import { createHash } from 'node:crypto'
import { z } from 'zod'
import { documentTypes } from './document-type.server.ts'
import { GenerationsFile, type Kept } from './generations-file.server.ts'
import type { RawContent } from './graph.server.ts'
import { buildSnapshot, type Snapshot } from './snapshot.server.ts'

/** The documents of one version of the content. */
export interface Mirrored {
  readonly version: string
  readonly content: RawContent
}

/** Raise when documents are read into another shape and the queries stay the same. */
const SHAPE = 3

/** Changes with the shape and with any query, so that no other build's mirror is taken. */
const SCHEMA = createHash('sha256')
  .update(
    JSON.stringify([
      SHAPE,
      documentTypes.map(({ name, query, translationQuery }) => [name, query, translationQuery]),
    ]),
  )
  .digest('hex')

const written = z.object({
  schema: z.literal(SCHEMA, { error: 'it is of another build' }),
  version: z.string(),
  content: z.custom<RawContent>((content) => typeof content === 'object' && content !== null),
})

/** The content of the last run, kept on disk for starts without the CMS. */
export class Mirror {
  readonly #file: GenerationsFile<{ mirrored: Mirrored; snapshot: Snapshot }>

  constructor(path: string) {
    this.#file = new GenerationsFile(path)
  }

  /**
   * The newest content that can be shown; null when there is none.
   * @param refused is told why an existing generation is not used
   */
  read(
    refused: (generation: Kept<unknown>['generation'], reason: string) => void,
  ): Promise<Kept<{ mirrored: Mirrored; snapshot: Snapshot }> | null> {
    return this.#file.read((value) => {
      const parsed = written.safeParse(value)
      if (!parsed.success) throw new Error(parsed.error.issues[0]?.message)
      const { version, content } = parsed.data
      return { mirrored: { version, content }, snapshot: buildSnapshot(content, version).snapshot }
    }, refused)
  }

  /** Writes new content, and keeps the content before it as the previous generation. */
  write({ version, content }: Mirrored): Promise<void> {
    return this.#file.write({ schema: SCHEMA, version, content })
  }
}
