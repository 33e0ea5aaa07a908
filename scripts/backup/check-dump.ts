import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../running/failure.ts'
import { namedFiles } from './files.ts'
import type { StoredFile } from './manifest.ts'
import type { Installation } from './settings.ts'
import { type Counts, countRows, type Sql } from './sql.ts'

/** @throws {Failure} when a database that was read back is damaged or lacks rows */
export const checkRestored = async (sql: Sql, tables: Counts): Promise<void> => {
  const { damage } = await sql.problems()
  if (damage.length > 0) throw new Failure(`The database is damaged: ${damage.join('; ')}.`)
  const counts = await countRows(sql)
  for (const table of new Set([...Object.keys(tables), ...Object.keys(counts)]))
    if (tables[table] !== counts[table])
      throw new Failure(
        `Table ${table} has ${counts[table] ?? 'no'} rows after reading it back, not ${tables[table] ?? 'none'}.`,
      )
}

/**
 * Reads the dump of a backup back into a scratch folder and checks it: the database is whole, has
 * every row, and every file that a row names is there. Faults of the installation itself do not
 * prevent a backup.
 * @returns the faults of the data that was backed up, as lines, and how many files it lacks
 * @throws {Failure} when the backup lacks something that the installation has
 */
export const checkDump = async (
  { dataDir, database, bucket }: Installation,
  folder: string,
  {
    tables,
    stored,
  }: { readonly tables: Counts; readonly stored: Readonly<Record<string, StoredFile>> },
): Promise<{ readonly warnings: readonly string[]; readonly missing: number }> => {
  const scratch = join(folder, 'check')
  mkdirSync(scratch, { mode: 0o700 })
  try {
    return await database.rehearse(join(folder, 'database'), scratch, async (sql) => {
      await checkRestored(sql, tables)
      const { brokenLinks } = await sql.problems()
      const missing = [...(await namedFiles(sql))].filter((path) => !stored[path])
      const left = missing.find((path) => !bucket && existsSync(join(dataDir, path)))
      if (left) throw new Failure(`The backup lacks ${left}, which the database names.`)
      const warnings = [
        ...brokenLinks.map((link) => `A row names one that is not there: ${link}`),
        ...missing.map((path) => `A row names a file that is not there: ${path}`),
      ]
      return { warnings, missing: missing.length }
    })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
