import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Throw-away folder for the database and uploads of the CMS under test. */
    dataDir: string
    /** Address of the PostgreSQL server of this run; absent where the CMS uses SQLite. */
    postgresUrl?: string
    /** Folder of the bucket with the files, and the settings of it; absent where they are in `dataDir`. */
    bucketFolder?: string
    bucketSettings?: Readonly<Record<string, string>>
  }
}

/**
 * Makes the data folder before the tests, and a temporary folder in which no other process writes;
 * removes both after them.
 */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-cms-'))
  const dataDir = path.join(folder, 'data')
  const temporary = path.join(folder, 'tmp')
  mkdirSync(dataDir)
  mkdirSync(temporary)
  process.env.TMPDIR = temporary
  project.provide('dataDir', dataDir)
  return () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // The process with the CMS may be writing there still: the system clears its temporary folder.
    }
  }
}
