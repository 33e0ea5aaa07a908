import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DiskCache } from './disk-cache.ts'

it('the least recently used files are deleted, also those of an earlier run', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'disk-cache-'))
  for (const name of ['half.part', 'being-written.part']) writeFileSync(join(directory, name), 'x')
  utimesSync(join(directory, 'half.part'), 0, 0)
  const first = new DiskCache(directory, 100)
  await first.write('a', Buffer.alloc(40))
  await first.write('b', Buffer.alloc(40))
  const second = new DiskCache(directory, 100)
  expect((await second.read('a'))?.length).toBe(40)
  expect(second.bytes).toBe(80)
  await second.write('c', Buffer.alloc(40))
  await expect.poll(() => readdirSync(directory).sort()).toEqual(['a', 'being-written.part', 'c'])
  expect(await second.read('b')).toBeNull()
  expect(existsSync(join(directory, 'half.part'))).toBe(false)
})
