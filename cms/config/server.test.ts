import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

const newFolder = () => mkdtempSync(join(tmpdir(), 'server-'))

const { argv } = process

/**
 * Loads the configuration for a data folder, as a command that only builds does: it needs no
 * secrets.
 */
async function load(dataDir: string) {
  vi.resetModules()
  vi.stubEnv('DATA_DIR', dataDir)
  process.argv = [...argv.slice(0, 2), 'build']
  return (await import('./server.ts')).default
}

afterEach(() => {
  process.argv = argv
  vi.unstubAllEnvs()
  vi.resetModules()
  vi.restoreAllMocks()
})

it('makes the public folder in the data folder, or uses an existing one', async () => {
  const dataDir = join(newFolder(), 'data')
  for (let start = 1; start <= 2; start += 1)
    expect((await load(dataDir)).dirs.public).toBe(join(dataDir, 'public'))
  expect(existsSync(join(dataDir, 'public/uploads'))).toBe(true)
})

const file = join(newFolder(), 'file')
writeFileSync(file, '')
const readOnly = process.platform === 'linux' ? ['/proc', '/proc/x', '/proc/x/y', '/sys/x'] : []

it.for([file, join(file, 'below'), ...readOnly])('ends with one line for %s', async (dataDir) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  await expect(load(dataDir)).rejects.toThrow('exit 1')
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^Setting DATA_DIR: [^\n]+\n$/)]])
})
