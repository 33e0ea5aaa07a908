import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../testing/running-server.ts'
import { sharedPage } from '../testing/tiny-site.ts'

let running: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  running = await startServer()
})
afterAll(() => running.server.stop())

const { src } = sharedPage('nl')
const kept = () => {
  const directory = join(running.dataDir, 'images/sharing')
  return readdirSync(directory).map((name) => `${name} ${statSync(join(directory, name)).mtimeMs}`)
}

it('a picture has the size that sharing sites ask for, and is drawn once for everybody', async () => {
  const [first, second] = await Promise.all([running.get(src), running.get(src)])
  const { format, width, height } = await sharp(first?.body).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
  expect(first?.headers).toMatchObject({
    'content-type': 'image/png',
    // Other sites show it.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const drawn = kept()
  expect(drawn).toHaveLength(1)
  const again = await running.get(src)
  expect(again.headers.etag).toBe(first?.headers.etag)
  expect(kept()).toEqual(drawn)
})

it.each([
  '/_og/hash-------1/nl/bestaat-niet.png',
  '/_og/hash-------1/de/faq.png',
  '/_og/hash-------1/nl/faq.svg',
  '/_og/hash/nl/faq.png',
  '/_og/hash-------1/nl/../../faq.png',
  '/_og/hash-------1/nl/%3Cscript%3E.png',
])('%s is not served', async (path) => {
  expect((await running.get(path)).status).toBe(404)
})

it('the address of a former state redirects to the present one', async () => {
  const answer = await running.get('/_og/anders-hash-/nl/faq.png')
  expect([answer.status, answer.headers.location]).toEqual([302, src])
})
