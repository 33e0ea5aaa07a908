import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeToOthers, requireWritableFolder } from './data-folder.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'data-folder-'))
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('the folder and its parents are made, readable for their owner only', () => {
  const folder = join(newFolder(), 'a/b')
  requireWritableFolder(folder)
  requireWritableFolder(folder)
  expect(modeOf(folder)).toBe('700')
})

const file = join(newFolder(), 'file')
writeFileSync(file, '')
const readOnly = process.platform === 'linux' ? ['/proc', '/proc/x', '/proc/x/y', '/sys/x'] : []

test.for([file, join(file, 'below'), ...readOnly])('%s is refused with one line', (folder) => {
  expect(() => requireWritableFolder(folder)).toThrow(
    /^The data folder \S+ cannot be written \([^\n]+\)\. Set DATA_DIR\.$/,
  )
})

test.skipIf(process.getuid?.() === 0)('a folder of another user is refused', () => {
  const folder = newFolder()
  chmodSync(folder, 0o500)
  expect(() => requireWritableFolder(folder)).toThrow(/cannot be written .+ Set DATA_DIR/)
})

test('a folder open to others is closed, and the target of a link is not changed', () => {
  const folder = newFolder()
  const outside = join(newFolder(), 'outside')
  const database = join(folder, 'cms.sqlite')
  const logs = join(folder, 'logs')
  mkdirSync(logs)
  for (const name of [outside, database, join(logs, 'site.log')]) writeFileSync(name, '')
  for (const name of [outside, database, join(logs, 'site.log')]) chmodSync(name, 0o644)
  for (const name of [folder, logs]) chmodSync(name, 0o755)
  symlinkSync(outside, join(folder, 'link'))
  const linkToFolder = `${folder}-link`
  symlinkSync(folder, linkToFolder)
  expect(closeToOthers(linkToFolder, join(folder, 'missing'))).toBe(0)
  const modes = [folder, logs, database, join(logs, 'site.log'), outside].map(modeOf)
  expect(modes).toEqual(['700', '700', '600', '600', '644'])
})
