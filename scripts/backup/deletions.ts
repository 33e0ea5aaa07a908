/** The list of deletions on request, which the CMS keeps outside its database. */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flush } from './flush.ts'
import { momentOf } from './names.ts'

/** Where it is, in the data folder and in a backup. */
export const deletionsFile = 'deletions.txt'

const linesOf = (folder: string): readonly string[] => {
  const file = join(folder, deletionsFile)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

/**
 * Merges the deletion lists of the data folder and of every backup: the CMS deletes those documents
 * again when it starts.
 * @param places folders with backups
 */
export const gatherDeletions = (dataDir: string, places: readonly string[]): void => {
  const backups = places.flatMap((place) =>
    existsSync(place)
      ? readdirSync(place)
          .filter(momentOf)
          .map((name) => join(place, name))
      : [],
  )
  const lines = new Set([dataDir, ...backups].flatMap(linesOf))
  if (lines.size === 0) return
  const file = join(dataDir, deletionsFile)
  writeFileSync(`${file}.new`, [...lines, ''].join('\n'), { mode: 0o600 })
  flush(`${file}.new`)
  renameSync(`${file}.new`, file)
}
