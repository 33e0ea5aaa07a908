import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../testing/running-server.ts'

/** The media library: the files that the CMS serves under /uploads. */
const library = new Map<string, string>([
  [
    'dak.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="green"/></svg>',
  ],
  ['plan.pdf', '%PDF-1.7'],
  ['kapot.jpg', 'no picture'],
])
const asked: string[] = []
const cms = createServer((request, response) => {
  const file = request.url?.replace('/uploads/', '') ?? ''
  asked.push(file)
  const found = library.get(file)
  response.writeHead(found === undefined ? 404 : 200).end(found)
})

let running: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const { port } = cms.address() as AddressInfo
  running = await startServer({ CMS_URL: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await running.server.stop()
  cms.close()
})

const pngWidth = (png: Buffer) => png.readUInt32BE(16)

it('a picture is made once for everyone, from an original downloaded once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => running.get('/_img/160/png/dak.svg')),
  )
  for (const { status, headers, body } of answers) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(pngWidth(body)).toBe(160)
  }
  expect(asked.filter((file) => file === 'dak.svg')).toHaveLength(1)
  expect(readdirSync(join(running.dataDir, 'images/variants'))).toHaveLength(1)
  const { etag } = answers[0]?.headers ?? {}
  const again = await running.get('/_img/160/png/dak.svg', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

it('a picture is never larger than its original', async () => {
  expect(pngWidth((await running.get('/_img/1920/png/dak.svg')).body)).toBe(400)
})

it.each(['avif', 'webp', 'jpeg'])('%s is offered', async (format) => {
  const { status, headers } = await running.get(`/_img/160/${format}/dak.svg`)
  expect([status, headers['content-type']]).toEqual([200, `image/${format}`])
})

it('sizes that are not offered, missing files and files that are no picture are refused', async () => {
  for (const path of [
    '161/png/dak.svg',
    '160/gif/dak.svg',
    '160/png/weg.png',
    '160/png/kapot.jpg',
  ]) {
    expect((await running.get(`/_img/${path}`)).status, path).toBe(404)
  }
  await running.get('/_img/160/png/weg.png')
  expect(asked.filter((file) => file === 'weg.png')).toHaveLength(1)
})

it('documents are offered to save, not shown', async () => {
  const { headers, text } = await running.get('/_file/plan.pdf')
  expect(text).toBe('%PDF-1.7')
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="plan.pdf"',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  })
  const again = await running.get('/_file/plan.pdf', { headers: { 'if-none-match': headers.etag } })
  expect(again.status).toBe(304)
})

it('a file that was replaced under the same name is updated', async () => {
  const before = (await running.get('/_img/320/png/dak.svg')).headers.etag
  library.set('dak.svg', library.get('dak.svg')?.replace('green', 'red') ?? '')
  const [soon, later] = [60_000, 120_000].map((ms) => new Date(Date.now() + ms).toISOString())
  await running.mirror.follow([{ file: 'dak.svg', updatedAt: soon ?? '' }], false)
  const count = asked.length
  await running.mirror.follow([{ file: 'dak.svg', updatedAt: soon ?? '' }, { file: '../x' }], false)
  expect(asked.length).toBe(count)
  expect((await running.get('/_img/320/png/dak.svg')).headers.etag).not.toBe(before)
  await running.mirror.follow([{ file: 'dak.svg', updatedAt: later ?? '' }], false)
  expect(asked.length).toBe(count + 1)
})

it('a damaged copy is downloaded again, and a file that is no picture once', async () => {
  library.set('schade.svg', library.get('dak.svg') ?? '')
  expect((await running.get('/_img/160/png/schade.svg')).status).toBe(200)
  const copy = join(running.dataDir, 'images/originals/schade.svg')
  const { atime, mtime } = statSync(copy)
  writeFileSync(copy, '<svg')
  utimesSync(copy, atime, mtime)
  expect((await running.get('/_img/320/png/schade.svg')).status).toBe(200)
  expect(readFileSync(copy, 'utf8')).toBe(library.get('schade.svg'))

  const before = asked.length
  for (const width of [160, 320, 640])
    expect((await running.get(`/_img/${width}/png/kapot.jpg`)).status).toBe(404)
  expect(asked.slice(before).filter((file) => file === 'kapot.jpg').length).toBeLessThanOrEqual(2)
})

it('a withheld picture is served in no size, until it is shown again', async () => {
  const copy = join(running.dataDir, 'images/originals/dak.svg')
  expect((await running.get('/_img/320/png/dak.svg')).status).toBe(200)
  expect(existsSync(copy)).toBe(true)
  await running.originals.withhold(new Set(['dak.svg', '../settings']))
  for (const path of ['/_img/320/png/dak.svg', '/_img/480/webp/dak.svg', '/_file/dak.svg']) {
    expect((await running.get(path)).status).toBe(404)
  }
  expect(existsSync(copy)).toBe(false)
  await running.originals.withhold(new Set())
  expect((await running.get('/_img/320/png/dak.svg')).status).toBe(200)
})

it('copies are served without the CMS, and 503 for others', async () => {
  cms.closeAllConnections()
  await new Promise((resolve) => cms.close(resolve))
  rmSync(join(running.dataDir, 'images/variants'), { recursive: true })
  expect((await running.get('/_img/480/webp/dak.svg')).status).toBe(200)
  const missing = await running.get('/_img/480/webp/nieuw.jpg')
  expect([missing.status, missing.headers['retry-after']]).toEqual([503, '10'])
  expect(readFileSync(join(running.dataDir, 'images/originals/plan.pdf'), 'utf8')).toBe('%PDF-1.7')
})
