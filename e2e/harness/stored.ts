import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Row = Readonly<Record<string, unknown>>

/** Reads the database of an installation, beside the CMS that writes it. */
export function readDatabase(dataDir: string, query: string, ...values: string[]): readonly Row[] {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { readOnly: true })
  try {
    return database.prepare(query).all(...values) as Row[]
  } finally {
    database.close()
  }
}

/** Whether a file contains a text; false for a file that is deleted or renamed meanwhile. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file).includes(text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** All files of an installation that contain a text: database, files of visitors, logs. */
export const filesWith = (dataDir: string, text: string): readonly string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => holds(file, text))
