import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file so that it is there whole or not at all. */
export async function writeWhole(path: string, data: Buffer): Promise<void> {
  const partial = `${path}.${randomUUID()}.part`
  try {
    await writeFile(partial, data)
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
