import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Global setup of unit tests: deletes their files in the temporary folder afterwards. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
