import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HouseStyle } from '../app/shell/house-style.server.ts'
import { startServer } from './testing/running-server.ts'

const CSS = ':root{--color-primary:#15803d}a{color:#bbf7d0}.theme-green{--theme:#5fd38d}'
const BUILT = '/assets/app-1a2b.css'

let running: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, BUILT), CSS)
  running = await startServer({}, { client })
})
afterAll(() => running.server.stop())

const choose = (id: string, main: string) => {
  const stylesheet = `/_style/${id}/app-1a2b.css`
  const colours = { main, accent: '' }
  running.site.chosenStyle = {
    ...{ id, colours, stylesheet, builtStylesheet: BUILT },
    ...{ mark: 'square', icon: null, corners: 'slight', fontFaces: '', fonts: [] },
  }
  return stylesheet
}

it('the style sheet of the site has the colours of the fair, and is cached permanently', async () => {
  const path = choose('00000001', '#1d4ed8')
  const { status, headers, text } = await running.get(path)
  expect([status, text.length]).toEqual([200, CSS.length])
  expect(text).toMatch(
    /^:root\{--color-primary:#1d4ed8\}a\{color:#(?!bbf7d0)\w{6}\}\.theme-green\{--theme:#5fd38d\}$/,
  )
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it('addresses of earlier colours redirect to the present ones, for the style sheet and drawings', async () => {
  const leads = async (path: string) => {
    const { status, headers } = await running.get(path)
    return [status, headers.location]
  }
  const before = choose('00000001', '#1d4ed8')
  const today = choose('00000002', '#7e22ce')
  expect(await leads(before)).toEqual([302, today])
  const drawing = '/_facade/green-00000002/wide/a.svg'
  expect(await leads('/_facade/green-00000001/wide/a.svg')).toEqual([302, drawing])
  expect(await leads('/_facade/green/wide/a.svg')).toEqual([302, drawing])
  expect((await running.get(drawing)).status).toBe(200)

  running.site.chosenStyle = null
  expect(await leads(today)).toEqual([302, BUILT])
  expect(await leads('/_style/00000002/favicon.png')).toEqual([302, '/favicon.ico'])
})

it.each(['/_style/1/app-1a2b.css', '/_style/00000001/x.css', '/_style/00000001/../app-1a2b.css'])(
  '%s is not served',
  async (path) => {
    running.site.chosenStyle = null
    expect((await running.get(path)).status).toBe(404)
  },
)

it.each([
  ['favicon.png', 32],
  ['apple-touch-icon.png', 180],
  ['icon-maskable-512.png', 512],
])('%s of the mark are drawn in the main colour', async (name, size) => {
  choose('00000004', '#1d4ed8')
  const { body, headers } = await running.get(`/_style/00000004/${name}`)
  expect(headers['content-type']).toBe('image/png')
  const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([size, size])
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += 3) colours.add(data.toString('hex', at, at + 3))
  expect(colours).toContain('1d4ed8')
})

it('icons are made of the picture of the fair, and their usual names redirect to them', async () => {
  choose('00000005', '#1d4ed8')
  const picture = sharp({ create: { width: 700, height: 350, channels: 3, background: '#c2410c' } })
  mkdirSync(running.originals.directory, { recursive: true })
  await picture.png().toFile(join(running.originals.directory, 'icon.png'))
  running.site.chosenStyle = { ...(running.site.chosenStyle as HouseStyle), icon: 'icon.png' }
  const { status, headers } = await running.get('/favicon.ico')
  expect([status, headers.location]).toEqual([302, '/_style/00000005/favicon.png'])
  const { body } = await running.get('/_style/00000005/icon-maskable-192.png')
  const pixel = async (left: number, top: number) =>
    (await sharp(body).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()).toString('hex')
  expect([await pixel(96, 96), await pixel(2, 2)]).toEqual(['c2410c', 'ffffff'])
})

it('the present style sheet is among the files that a device stores', async () => {
  const path = choose('00000003', '#be123c')
  const { text } = await running.get('/_fair/nl.json')
  expect(JSON.parse(text).files).toEqual([[path, expect.any(Number)]])
})
