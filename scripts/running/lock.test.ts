import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { withLock } from './lock.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'lock-'))

test('the folder is made, for its owner only, and one process at a time has the lock', async () => {
  const folder = join(newFolder(), 'a/b')
  const result = await withLock(folder, 'Busy.', async () => {
    await expect(withLock(folder, 'Busy.', async () => 1)).rejects.toEqual(new Failure('Busy.'))
    return 2
  })
  expect(result).toBe(2)
  expect(await withLock(folder, 'Busy.', async () => 3)).toBe(3)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

const file = join(newFolder(), 'file')
writeFileSync(file, '')
const readOnly = process.platform === 'linux' ? ['/proc', '/proc/x', '/proc/x/y', '/sys/x'] : []

test.for([file, join(file, 'below'), ...readOnly])(
  '%s is refused with one line',
  async (folder) => {
    const problem = await withLock(folder, 'Busy.', async () => null).catch((error) => error)
    expect(problem).toBeInstanceOf(Failure)
    expect(problem.message).toMatch(/^The folder \S+ cannot be written \([^\n]+\)\.$/)
  },
)
