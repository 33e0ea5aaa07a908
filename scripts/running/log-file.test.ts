import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLogFile } from './child.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'log-file-')), 'logs/site.log')

test('lines are appended to a file that only its owner can read', () => {
  const file = newFile()
  for (const text of ['one\n', 'two\n']) {
    const log = openLogFile(file)
    log.write(Buffer.from(text))
    log.close()
  }
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('one older file is kept when the log has grown large', () => {
  const file = newFile()
  const log = openLogFile(file)
  log.write(Buffer.alloc(10_000_001, '-'))
  log.write(Buffer.from('new\n'))
  log.close()
  expect(statSync(`${file}.1`).size).toBe(10_000_001)
  expect(readFileSync(file, 'utf8')).toBe('new\n')
})

test.skipIf(process.platform !== 'linux')('the log continues after a full disk', () => {
  const file = newFile()
  mkdirSync(join(file, '..'))
  symlinkSync('/dev/full', file)
  const log = openLogFile(file)
  log.write(Buffer.from('lost\n'))
  rmSync(file)
  log.write(Buffer.from('kept\n'))
  log.close()
  expect(readFileSync(file, 'utf8')).toBe('kept\n')
})

const noFolder = newFile()
writeFileSync(join(noFolder, '../..', 'logs'), '')
const readOnly =
  process.platform === 'linux' ? ['/proc/a.log', '/proc/x/logs/a.log', '/sys/x/a.log'] : []

test.for([noFolder, ...readOnly])('the process runs without a log for %s', (file) => {
  const log = openLogFile(file)
  log.write(Buffer.from('lost\n'))
  log.close()
  expect(existsSync(file)).toBe(false)
})
