import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CircuitBreaker } from '../http/circuit-breaker.ts'
import { Originals } from './originals.ts'
import { OriginalsMirror } from './originals-mirror.ts'

const FILES = Array.from({ length: 12 }, (_, index) => ({ file: `foto-${index}.jpg` }))

let directory = ''
let server: Server
/** The media library's status for a file. */
let answer: (file: string) => number
let lines: string[]
let pauses: (() => void)[]
let breaker: CircuitBreaker
let originals: Originals
let mirror: OriginalsMirror
/** Originals in a space of so many bytes. */
let within: (maxBytes: number | null) => void

beforeEach(async () => {
  directory = join(mkdtempSync(join(tmpdir(), 'originals-')), 'originals')
  answer = () => 200
  lines = []
  pauses = []
  server = createServer((request, response) => {
    const file = request.url?.replace('/uploads/', '') ?? ''
    response.writeHead(answer(file)).end(`contents of ${file}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const note = (fields: object, message: string) => {
    lines.push(`${message} ${JSON.stringify(fields)}`)
  }
  const log = { debug: () => undefined, info: note, warn: note, error: note }
  const clock = { now: () => 0, after: () => new Promise<void>((resolve) => pauses.push(resolve)) }
  const cmsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  breaker = new CircuitBreaker()
  within = (maxBytes) => {
    originals = new Originals({ cmsUrl, directory, maxBytes, log, breaker, clock })
    mirror = new OriginalsMirror({ originals, breaker, log, clock })
  }
  within(null)
})
afterEach(() => server.close())

const copies = () => readdirSync(directory).sort()
const allFiles = FILES.map(({ file }) => file).sort()

it('published files are copied, and failed ones tried again until all are there', async () => {
  answer = (file) => (file === 'foto-3.jpg' ? 500 : file === 'foto-4.jpg' ? 404 : 200)
  await mirror.follow(FILES, true)
  expect(mirror.missing).toBe(2)
  await expect.poll(() => pauses.length).toBe(1)
  pauses.shift()?.()
  await expect.poll(() => pauses.length).toBe(1)
  // The same number again says nothing new.
  expect(lines.filter((line) => line.includes('without a copy'))).toHaveLength(1)
  answer = () => 200
  pauses.shift()?.()
  await expect.poll(() => mirror.missing).toBe(0)
  expect(copies()).toEqual(allFiles)
  expect(readFileSync(join(directory, 'foto-4.jpg'), 'utf8')).toBe('contents of foto-4.jpg')
})

it('a CMS that starts later than the site is waited for without requests, and all files are copied then', async () => {
  breaker.begin().failed(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  let asked = 0
  answer = () => {
    asked += 1
    return 200
  }
  await mirror.follow(FILES, false)
  expect([mirror.missing, asked, pauses.length]).toEqual([12, 0, 0])
  expect(await originals.get('foto-1.jpg')).toBe('unavailable')
  breaker.begin().answered()
  await expect.poll(() => mirror.missing).toBe(0)
  expect(copies()).toEqual(allFiles)
})

it('files that are no longer published are deleted, and empty or unfinished copies, once the present list is known', async () => {
  await mirror.follow(FILES, true)
  writeFileSync(join(directory, 'foto-2.jpg'), '')
  writeFileSync(join(directory, 'foto-5.jpg.0.part'), 'half')
  const fewer = FILES.slice(0, 3)
  await mirror.follow(fewer, false)
  expect(readFileSync(join(directory, 'foto-2.jpg'), 'utf8')).toBe('contents of foto-2.jpg')
  expect(copies()).toHaveLength(13)
  await mirror.follow(fewer, true)
  await expect.poll(copies).toEqual(['foto-0.jpg', 'foto-1.jpg', 'foto-2.jpg', 'foto-5.jpg.0.part'])
})

it('the old copy is kept when there is no room for the new one', async () => {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'foto-1.jpg'), 'old')
  mkdirSync(join(directory, 'foto-2.jpg'))
  const later = new Date(Date.now() + 60_000).toISOString()
  answer = () => 507
  await mirror.follow([{ file: 'foto-1.jpg', updatedAt: later }], true)
  expect(mirror.missing).toBe(1)
  expect(await originals.get('foto-1.jpg')).toMatchObject({ bytes: 3 })
})

describe('with limited space', () => {
  /** In bytes: three of the files and a bit. */
  const SPACE = 72
  const bytesOnDisk = () =>
    copies().reduce((sum, name) => sum + statSync(join(directory, name)).size, 0)

  it('files that fit are copied ahead, and the others on request', async () => {
    within(SPACE)
    await mirror.follow(FILES, true)
    expect(mirror.missing).toBe(0)
    await expect.poll(copies).toHaveLength(3)
    for (const { file } of FILES) {
      expect(await originals.get(file)).toMatchObject({ path: join(directory, file) })
      await expect.poll(bytesOnDisk).toBeLessThanOrEqual(SPACE)
    }
    expect(copies()).toContain('foto-11.jpg')
  })

  it('copies of an earlier run beyond it are deleted', async () => {
    await mirror.follow(FILES, true)
    within(SPACE)
    await mirror.follow(FILES, true)
    await expect.poll(bytesOnDisk).toBeLessThanOrEqual(SPACE)
  })

  it('no old copy of a replaced file is served', async () => {
    within(SPACE)
    await mirror.follow(FILES, true)
    const [kept = ''] = copies()
    writeFileSync(join(directory, kept), 'old')
    utimesSync(join(directory, kept), 0, 0)
    const updatedAt = new Date(1000 * 60 * 60).toISOString()
    await mirror.follow(
      FILES.map((file) => ({ ...file, updatedAt: file.file === kept ? updatedAt : undefined })),
      true,
    )
    await originals.get(kept)
    expect(readFileSync(join(directory, kept), 'utf8')).toBe(`contents of ${kept}`)
  })
})
