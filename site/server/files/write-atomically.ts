import { randomUUID } from 'node:crypto'
import { rename, rm, utimes, writeFile } from 'node:fs/promises'

/** Writes a file so that it is there whole, with its time of change, or not at all. */
export async function writeAtomically(path: string, data: Buffer, changed?: Date): Promise<void> {
  const partial = `${path}.${randomUUID()}.part`
  try {
    await writeFile(partial, data, { flush: true })
    if (changed) await utimes(partial, changed, changed)
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
