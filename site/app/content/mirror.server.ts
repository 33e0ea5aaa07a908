import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { documentTypes } from './document-types.server.ts'
import type { RawContent } from './graph.server.ts'

/** What is kept on disk: the documents of one version of the content. */
export interface Mirrored {
  readonly version: string
  readonly content: RawContent
}

/** Raise when documents are read into another shape while the queries stay the same. */
const SHAPE = 2

/** Changes with the shape and with any query, so that no other build's mirror is taken. */
const SCHEMA = sha256(
  JSON.stringify([
    SHAPE,
    documentTypes.map(({ name, query, translationQuery }) => [name, query, translationQuery]),
  ]),
)

/** The mirror is there, but damaged or made by another build. */
class UnusableMirror extends Error {}

/** Reads a mirror; null when there is none. Throws UnusableMirror, or what reading threw. */
export async function readMirror(file: string): Promise<Mirrored | null> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const stored = parse(text)
  if (stored?.schema !== SCHEMA) throw new UnusableMirror('it is damaged or of another build')
  if (stored.checksum !== sha256(JSON.stringify(stored.mirrored))) {
    throw new UnusableMirror('its checksum is wrong')
  }
  return stored.mirrored
}

/** Replaces the mirror: after a crash at any moment there is the old one or the new one. */
export async function writeMirror(file: string, mirrored: Mirrored): Promise<void> {
  const text = JSON.stringify(mirrored)
  const head = `"schema":"${SCHEMA}","checksum":"${sha256(text)}"`
  const temporary = `${file}.tmp`
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(temporary, 'w', 0o600)
  try {
    await handle.writeFile(`{${head},"mirrored":${text}}`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
  const directory = await open(dirname(file))
  await directory.sync().finally(() => directory.close())
}

function parse(text: string): { schema: string; checksum: string; mirrored: Mirrored } | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
