import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * `mkdir -p`, for its owner only, that always ends: Node's own tries for ever in a folder that
 * allows no others, such as /proc.
 * @throws the system's error when there is no such folder and none can be made
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
    const parent = dirname(folder)
    if (code !== 'ENOENT' || statSync(parent, { throwIfNoEntry: false })) throw error
    makeFolder(parent)
    mkdirSync(folder, { mode: 0o700 })
  }
}
