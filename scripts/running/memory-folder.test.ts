import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { keepTemporaryFilesInMemory } from './memory-folder.ts'

it('temporary files are in memory while a process runs; what a killed one left is deleted', () => {
  const memory = mkdtempSync(join(tmpdir(), 'memory-'))
  const ended = spawnSync(process.execPath, ['--version']).pid
  const [abandoned, used] = [`beursvloer-tests-${ended}`, `beursvloer-tests-${process.pid}`]
  for (const name of [abandoned, used, 'of-others']) {
    mkdirSync(join(memory, name))
    writeFileSync(join(memory, name, 'file'), '')
  }
  const program = `
    import { keepTemporaryFilesInMemory } from '${pathToFileURL(join(import.meta.dirname, 'memory-folder.ts'))}'
    import { existsSync } from 'node:fs'
    import { tmpdir } from 'node:os'
    keepTemporaryFilesInMemory(${JSON.stringify(memory)}, 1)
    process.stdout.write(tmpdir() + ' ' + existsSync(tmpdir()))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program])
  const [folder = '', exists] = output.toString().split(' ')
  expect(folder).toMatch(new RegExp(`^${memory}/beursvloer-tests-\\d+$`))
  expect(exists).toBe('true')
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(memory).toSorted()).toEqual([used, 'of-others'].toSorted())
})

it.each([
  ['there is too little room', tmpdir(), Number.MAX_SAFE_INTEGER],
  ['the machine has no such file system', '/missing', 1],
])('they stay where they were when %s', (_, memory, room) => {
  const before = tmpdir()
  keepTemporaryFilesInMemory(memory, room)
  expect(tmpdir()).toBe(before)
})
