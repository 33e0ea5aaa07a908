/** The list of deletions on request, which the CMS keeps in its database and outside of it. */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flush } from './flush.ts'
import { momentOf } from './names.ts'
import type { Sql } from './sql.ts'

/** Where it is, in the data folder and in a backup. */
export const deletionsFile = 'deletions.txt'

const linesOf = (folder: string): readonly string[] => {
  const file = join(folder, deletionsFile)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

/** The list of a database; empty when it has none. */
export const storedDeletions = async (sql: Sql): Promise<readonly string[]> => {
  if (!(await sql.tables()).includes('deletions')) return []
  const rows = await sql.query('select * from deletions')
  // Databases of earlier releases have no days.
  return rows.map(({ hash, day }) => (day ? `${hash} ${day}` : String(hash)))
}

/** Writes the lines that a folder has, and further ones, to its list; nothing when there are none. */
export const writeDeletions = (
  folder: string,
  sources: readonly string[],
  further: readonly string[],
): void => {
  const lines = new Set([...sources.flatMap(linesOf), ...further])
  if (lines.size === 0) return
  const file = join(folder, deletionsFile)
  writeFileSync(`${file}.new`, [...lines, ''].join('\n'), { mode: 0o600 })
  flush(`${file}.new`)
  renameSync(`${file}.new`, file)
}

/**
 * Merges the deletion lists of the data folder, of every backup and of the replaced database: the CMS
 * deletes those documents again when it starts.
 * @param places folders with backups
 */
export const gatherDeletions = (
  dataDir: string,
  places: readonly string[],
  replaced: readonly string[],
): void => {
  const backups = places.flatMap((place) =>
    existsSync(place)
      ? readdirSync(place)
          .filter(momentOf)
          .map((name) => join(place, name))
      : [],
  )
  writeDeletions(dataDir, [dataDir, ...backups], replaced)
}
